import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readPost } from '#api/admin-posts.ts';
import { readWorkingCopy, workingCopiesUrl, workingCopyUrl } from '#api/working-copies.ts';
import type { WorkingCopyState } from '#contracts/answers/working-copy.ts';
import { showToast } from '#ui/toast-event.ts';
import { goTo, isIn, pathOf, type Place } from '../place.ts';
import { saveOpenWork } from '../session/open-work.ts';
import { withSession } from '../session/session-gate.ts';
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
  /** Whose form is shown or on its way. */
  const shown = useRef<string>(newId);
  const wanted = place.detail ?? newId;

  const pathTo = (id: string | undefined) => pathOf('posts', id, Object.fromEntries(place.params));
  const show = (next: Opened) => {
    shown.current = next.post?.id ?? newId;
    setOpened((current) => ({ ...next, round: (current?.round ?? 0) + 1 }));
    if (isIn('posts')) goTo(pathTo(next.post?.id), { instead: true });
  };
  const open = async (id: string) => {
    const before = shown.current;
    shown.current = id;
    try {
      // What stands in the form is another post's: it is kept before the form is given away.
      await saveOpenWork();
      const next = id === newId ? await readNew() : await readOpened(id);
      if (shown.current === id) show({ ...next, takesFocus: true });
    } catch {
      if (shown.current !== id) return;
      shown.current = before;
      goTo(pathTo(before === newId ? undefined : before), { instead: true });
      showToast({ title: 'Error', description: 'Failed to load the post', variant: 'destructive' });
    }
  };
  const follow = useEffectEvent(() => {
    if (wanted !== shown.current) void open(wanted);
  });
  useEffect(() => {
    if (!unsaved.isPending) follow();
  }, [wanted, unsaved.isPending]);

  return {
    current: opened ?? { ...openedNew(unsaved.data), round: 0 },
    isOnItsWay: unsaved.isPending || (!opened && wanted !== newId),
    show,
    edit: (id: string) => goTo(pathTo(id)),
    /** Back to the new post, with what is there of it already. */
    startNew: async (options: Partial<Opened> = {}) => {
      show({ ...(await readNew()), ...options });
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
