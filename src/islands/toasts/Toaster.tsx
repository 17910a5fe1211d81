import { useSyncExternalStore } from 'react';
import { Toast, ToastFrame } from '#ui/Toast.tsx';
import { toastStore } from './toast-store.ts';

export function Toaster() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  return (
    <ToastFrame>
      {entries.map(({ id, ...entry }) => (
        <Toast key={id} {...entry} onClose={() => toastStore.dismiss(id)} />
      ))}
    </ToastFrame>
  );
}
