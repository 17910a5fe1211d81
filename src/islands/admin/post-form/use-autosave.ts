import { useCallback, useEffect, useRef, useState } from 'react';
import { saveWorkingCopy } from '#api/working-copies.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { Autosave, type SaveState } from '../autosave.ts';
import { onPageLeft } from '../page-left.ts';
import { addOpenWork } from '../session/open-work.ts';
import { withSession } from '../session/session-gate.ts';

/** This open page, as the server tells it from another one of the same person. */
const writer = crypto.randomUUID();

/** Keeps a working copy of the form on the server for as long as the form is open. */
export function useAutosave(key: string, baseUpdatedAt: string | null) {
  const [state, setState] = useState<SaveState>({ status: 'clean' });
  const current = useRef<Autosave<PostFields>>(undefined);

  useEffect(() => {
    const autosave = new Autosave<PostFields>({
      onState: setState,
      send: (fields, sequence, { isLeaving }) => {
        const copy = { fields, baseUpdatedAt, writer, sequence: Date.now() * 1_000 + (sequence % 1_000) };
        const send = () => saveWorkingCopy(key, copy, { keepalive: isLeaving });
        return isLeaving ? send() : withSession(send);
      },
    });
    current.current = autosave;
    const end = new AbortController();
    onPageLeft(() => void autosave.flush(true), end.signal);
    window.addEventListener('online', () => void autosave.flush(), { signal: end.signal });
    const forget = addOpenWork(() => autosave.flush());
    return () => {
      end.abort();
      forget();
      void autosave.flush();
    };
  }, [key, baseUpdatedAt]);

  const change = useCallback((fields: PostFields) => current.current?.change(fields), []);
  const stop = useCallback(async () => current.current?.stop(), []);
  const flush = useCallback(async () => current.current?.flush(), []);
  return { state, change, stop, flush };
}
