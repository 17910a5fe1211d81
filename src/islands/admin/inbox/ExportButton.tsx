import { fetchExport, type InboxSearch } from '#api/inbox.ts';
import { Button } from '#ui/Button.tsx';
import { useAct } from '../use-act.ts';

/** What the list finds, as a file. The server may want the password again first, so a link would not do. */
export function ExportButton({ search }: { search: InboxSearch }) {
  const { isBusy, act } = useAct();

  async function save() {
    const file = URL.createObjectURL(await fetchExport(search));
    const link = document.createElement('a');
    link.href = file;
    link.download = `${search.resource}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(file), 60_000);
  }
  return (
    <Button size="small" variant="quiet" busy={isBusy} onClick={() => void act(save)}>
      Export CSV
    </Button>
  );
}
