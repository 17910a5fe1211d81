import { useKeyDown } from '../use-key-down.ts';

/** Ctrl+Enter (on a Mac Cmd+Enter) sends what is written in the open request, as in mail; Enter alone is a new line. */
export function useSendKey(): void {
  useKeyDown((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
    if (!(event.target instanceof Element)) return;
    event.target.closest<HTMLFormElement>('[data-open-request] form')?.requestSubmit();
  });
}

/** Where single keys go on from: the name of whoever is open. */
export function backToTheName(): void {
  document.querySelector<HTMLElement>('[data-open-request] h2')?.focus({ preventScroll: true });
}
