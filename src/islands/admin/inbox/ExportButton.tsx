import { useState } from 'react';
import { sentenceOf } from '#api/client.ts';
import { fetchExport, type InboxSearch } from '#api/inbox.ts';
import { Button } from '#ui/Button.tsx';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';

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
      showError(sentenceOf(error) ?? 'Please try again.');
    }
    setIsBusy(false);
  }
  return (
    <Button size="small" variant="quiet" busy={isBusy} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
