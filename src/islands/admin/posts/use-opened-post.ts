import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readPost } from '#api/admin-posts.ts';
import { readWorkingCopy, workingCopiesUrl, workingCopyUrl } from '#api/working-copies.ts';
import type { WorkingCopyState } from '#contracts/answers/working-copy.ts';
import { goTo, isIn, pathOf, type Place } from '../place.ts';
import { saveOpenWork } from '../session/open-work.ts';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';
import { useIsShown } from '../use-is-shown.ts';
import { openedNew, openedPost, type Opened } from './opened.ts';

const newId = 'new';

/**
 * What the form holds. The address says which post that is and leads wherever somebody comes from; where the form changes by
 * itself, after a save or a cancel, the address follows.
 */
export function useOpenedPost(place: Place) {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened & { round: number }>();
  const unsaved = useQuery<WorkingCopyState>({ queryKey: [workingCopyUrl(newId)], gcTime: 0 });
  /** What the form holds. */
  const held = useRef<{ id: string; round: number }>({ id: newId, round: 0 });
  /** Whose form is held, or on its way. */
  const asked = useRef<string>(newId);
  const wanted = place.detail ?? newId;
  const isShown = useIsShown();

  const pathTo = (id: string) =>
    pathOf('posts', id === newId ? undefined : id, Object.fromEntries(place.params));
  const hold = (next: Opened, round = held.current.round + 1) => {
    held.current = { id: next.post?.id ?? newId, round };
    setOpened({ ...next, round });
  };
  const syncAddress = () => {
    asked.current = held.current.id;
    if (isIn('posts')) goTo(pathTo(held.current.id), { instead: true });
  };
  const show = (next: Opened) => {
    hold(next);
    syncAddress();
  };
  const open = async (id: string) => {
    asked.current = id;
    try {
      // What stands in the form is another post's: it is kept before the form is given away.
      await saveOpenWork();
      const next = id === newId ? await readNew() : await readOpened(id);
      if (asked.current === id) show({ ...next, takesFocus: true });
    } catch {
      if (asked.current !== id) return;
      syncAddress();
      showError('Failed to load the post');
    }
  };
  const follow = useEffectEvent(() => {
    if (wanted !== asked.current) void open(wanted);
  });
  useEffect(() => {
    if (!unsaved.isPending) follow();
  }, [wanted, unsaved.isPending]);

  const current = opened ?? { ...openedNew(unsaved.data), round: 0 };
  return {
    current,
    isOnItsWay: unsaved.isPending || (!opened && wanted !== newId),
    show,
    edit: (id: string) => goTo(pathTo(id)),
    /**
     * Back to the new post, with what is there of it already. Whoever asked for another post meanwhile gets that.
     * @param stay asked at the last moment: what this form stays open with, where it is not done with yet
     */
    startNew: async (options: Partial<Opened> = {}, stay?: () => Opened | undefined) => {
      const next = await readNew();
      if (isShown.current && held.current.round === current.round) {
        const isLast = asked.current === held.current.id;
        const staying = stay?.();
        if (staying) hold(staying, current.round);
        else hold({ ...next, ...options });
        if (isLast) syncAddress();
      }
      void client.invalidateQueries({ queryKey: [workingCopiesUrl] });
    },
  };
}

async function readNew(): Promise<Opened> {
  return openedNew(await withSession(() => readWorkingCopy(newId)).catch(() => undefined));
}

/** @throws ApiError where there is no such post (any more) */
async function readOpened(id: string): Promise<Opened> {
  const [post, copy] = await Promise.all([
    withSession(() => readPost(id)),
    withSession(() => readWorkingCopy(id)),
  ]);
  return openedPost(post, copy);
}
