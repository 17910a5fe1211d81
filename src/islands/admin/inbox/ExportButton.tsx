import { useState } from 'react';
import { ApiError } from '#api/client.ts';
import { fetchExport, type InboxSearch } from '#api/inbox.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';

/** What the list finds, as a file. The server may want the password again first, so a link would not do. */
export function ExportButton({ search }: { search: InboxSearch }) {
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const file = URL.createObjectURL(await withSession(() => fetchExport(search)));
      const link = document.createElement('a');
      link.href = file;
      link.download = `${search.resource}.csv`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(file), 60_000);
    } catch (error) {
      const description = (error instanceof ApiError && error.problem?.error) || 'Please try again.';
      showToast({ title: 'Error', description, variant: 'destructive' });
    }
    setIsBusy(false);
  }
  return (
    <Button size="small" variant="quiet" busy={isBusy} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
