import { useKeyDown } from '../use-key-down.ts';

/** Ctrl+S (⌘S) keeps what is written instead of saving the page as a file. */
export function useSaveKey(save: () => Promise<void>): void {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    void save();
  });
}
