import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => undefined;

/** False in the server's HTML and in the first drawing, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
