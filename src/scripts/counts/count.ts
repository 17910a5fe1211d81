import type { ToldKind } from '#contracts/counts.ts';
import { tellPractice } from '../tell-practice.ts';

/**
 * Adds one to the practice's own counts: which page, what, and nothing of who. Whoever asks not to be tracked is left out,
 * and so are browsers that a program steers. A build without counts has none of this in it.
 */
export function count(kind: ToldKind): void {
  if (import.meta.env.PUBLIC_COUNTS === 'off') return;
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  if (webdriver || globalPrivacyControl || doNotTrack === '1') return;
  tellPractice('/api/counts', { page: location.pathname, kind });
}
