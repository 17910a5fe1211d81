import type { InboxDetail, InboxFindings, InboxItem, InboxSummary } from '#contracts/answers/inbox.ts';
import type { InboxFilter, InboxResource, RequestChange } from '#contracts/inbox.ts';
import { ApiError, call, refreshHeaders } from './client.ts';

export const summaryUrl = '/api/admin/inbox';
export const todayUrl = '/api/admin/today';
const base = (resource: InboxResource) => `/api/admin/${resource}`;

export interface InboxSearch {
  resource: InboxResource;
  q: string;
  filter: InboxFilter | '';
  page: number;
}

export const searchUrl = (resource: InboxResource) => `${base(resource)}/search`;
export const detailUrl = (resource: InboxResource, id: string) => `${base(resource)}/${id}`;
export const placeUrl = (reference: string) => `${summaryUrl}/${encodeURIComponent(reference)}`;

/** A page of a list for paper: with what staff have noted. */
export const searchForPaper = (search: InboxSearch) => postSearch(search, { withNotes: true });

/** @param keep what the page shows already, to be given as it is now */
export const searchInbox = (search: InboxSearch, keep: readonly string[], isBackground: boolean) =>
  postSearch(search, { keep }, isBackground);

function postSearch(
  { resource, q, filter, page }: InboxSearch,
  wanted: { keep?: readonly string[]; withNotes?: boolean },
  isBackground = false,
): Promise<InboxFindings> {
  // What no keyboard makes was pasted, and is no part of a name.
  const readable = q.toWellFormed().replace(/\p{Cc}/gu, ' ');
  return call<InboxFindings>(searchUrl(resource), {
    method: 'POST',
    body: { q: readable, status: filter, page, ...wanted },
    headers: refreshHeaders(isBackground),
  });
}

/** @throws ApiError as every call does */
export async function fetchExport({ resource, q, filter }: InboxSearch): Promise<Blob> {
  const answer = await fetch(`${base(resource)}/export`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ q, status: filter }),
  });
  if (!answer.ok) throw new ApiError(answer, await answer.text());
  return answer.blob();
}

/** @param openId what this window shows, for colleagues to see */
export const fetchSummary = (openId: string | undefined) =>
  call<InboxSummary>(`${summaryUrl}${openId ? `?open=${openId}` : ''}`, { headers: refreshHeaders(true) });
export const fetchRequest = (url: string, isBackground: boolean) =>
  call<InboxDetail>(url, { headers: refreshHeaders(isBackground) });

export const changeRequest = (resource: InboxResource, id: string, change: Partial<RequestChange>) =>
  call<InboxItem>(detailUrl(resource, id), { method: 'PATCH', body: change });
export const addRequest = (resource: InboxResource, body: Record<string, unknown>) =>
  call<InboxItem>(base(resource), { method: 'POST', body });
export const anonymizeRequest = (resource: InboxResource, id: string) =>
  call<undefined>(`${detailUrl(resource, id)}/anonymize`, { method: 'POST' });
