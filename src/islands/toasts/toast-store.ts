import { type ToastMessage } from '#ui/toast-event.ts';

export interface ToastEntry extends ToastMessage {
  id: number;
  open: boolean;
}

/** At most this many at a time: a new toast takes the place of the old one. */
const toastLimit = 1;
/** A dismissed toast leaves the list this much later, long after its farewell. */
const removeDelayMs = 1_000_000;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  get: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  raise(message: ToastMessage) {
    set([{ ...message, id: ++lastId, open: true }, ...entries].slice(0, toastLimit));
  },
  dismiss(id: number) {
    set(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
    setTimeout(() => set(entries.filter((entry) => entry.id !== id)), removeDelayMs);
  },
};
