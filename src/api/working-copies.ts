import type { WorkingCopyState } from '#contracts/answers/working-copy.ts';
import type { WorkingCopy } from '#contracts/working-copy.ts';
import { call, refreshHeaders } from './client.ts';

export const workingCopiesUrl = '/api/admin/working-copies';

export const workingCopyUrl = (key: string) => `${workingCopiesUrl}/${encodeURIComponent(key)}`;

export const readWorkingCopy = (key: string, { isBackground = false } = {}) =>
  call<WorkingCopyState>(workingCopyUrl(key), { headers: refreshHeaders(isBackground) });

export function saveWorkingCopy(key: string, copy: WorkingCopy, { keepalive }: { keepalive: boolean }) {
  return call<{ savedAt: string }>(workingCopyUrl(key), {
    method: 'PUT',
    body: copy,
    keepalive,
  });
}

export const dropWorkingCopy = (key: string) => call<undefined>(workingCopyUrl(key), { method: 'DELETE' });
/** A link that shows one's own unsaved work as readers would see it. */
export const makeCopyPreviewLink = (key: string) =>
  call<{ url: string }>(`${workingCopyUrl(key)}/preview`, { method: 'POST' });
