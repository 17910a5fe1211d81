import { type SaveState } from '../autosave.ts';
import { timeOfDay } from './office-time.ts';

/** 'Saved 10:42', or why not yet. */
export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <p role="status" className="min-h-6 text-sm text-ink-700">
      {state.status === 'saving' && 'Saving…'}
      {state.status === 'saved' && `Saved ${timeOfDay(state.savedAt)}`}
      {state.status === 'waiting' &&
        'Not saved yet: no connection. Your text is kept here and sent as soon as the line is back.'}
    </p>
  );
}
