import { tellPractice } from './tell-practice.ts';

/** Tells the practice that a script of ours failed, by the error's name alone, a few times a page at most. */
const tellAtMost = 3;
let told = 0;

function tell(reason: unknown): void {
  told += 1;
  if (told > tellAtMost) return;
  const error = reason instanceof Error ? reason.name : 'other';
  tellPractice('/api/reports', { error });
}

// What an extension of the browser throws is not ours.
addEventListener('error', ({ filename, error }) => {
  if (filename.startsWith(location.origin)) tell(error);
});
addEventListener('unhandledrejection', ({ reason }) => {
  if (!(reason instanceof Error) || reason.stack?.includes(location.origin)) tell(reason);
});
