import { useState } from 'react';
import { ApiError, sentenceOf } from '#api/client.ts';
import { showError } from '../show-error.ts';
import { useRefreshInbox } from './use-inbox.ts';

/** Changes one after the other: a second tap does nothing while the first is under way, and the inbox is read anew behind each. */
export function useOneChange() {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefreshInbox();

  /**
   * @param onError tries to deal with what went wrong; what it leaves is shown
   * @returns whether nothing was left to show
   */
  async function carryOut(
    change: () => Promise<void>,
    onError: (error: unknown) => boolean = () => false,
  ): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await change();
      return true;
    } catch (error) {
      const isHandled = onError(error);
      if (!isHandled) showError(describe(error));
      return isHandled;
    } finally {
      setIsBusy(false);
      await refresh();
    }
  }
  return { isBusy, carryOut };
}

function describe(error: unknown): string {
  if (error instanceof ApiError) return sentenceOf(error) ?? error.message;
  return 'There is no connection right now. Please try again.';
}
