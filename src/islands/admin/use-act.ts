import { useState } from 'react';
import { sentenceOf } from '#api/client.ts';
import { showToast, type ToastMessage } from '#ui/toast-event.ts';
import { withSession } from './session/session-gate.ts';
import { showError } from './show-error.ts';

/** A button’s call to the server: busy until it is over. What went wrong is told by `trouble`, or as the server words it. */
export function useAct(trouble?: string) {
  const [isBusy, setIsBusy] = useState(false);

  /** @param afterwards done in any case, while it is still busy */
  async function act(work: () => Promise<unknown>, done?: ToastMessage, afterwards?: () => Promise<unknown>) {
    setIsBusy(true);
    try {
      await withSession(work);
      if (done) showToast(done);
    } catch (error) {
      showError(trouble ?? sentenceOf(error) ?? 'Please try again.');
    }
    await afterwards?.();
    setIsBusy(false);
  }
  return { isBusy, act };
}
