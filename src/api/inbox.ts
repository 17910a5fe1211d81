import type {
  InboxDetail,
  InboxFilter,
  InboxItem,
  InboxResource,
  InboxSummary,
  RequestChange,
} from '../contracts/inbox.ts';
import { ApiError, call } from './client.ts';

export const summaryAddress = '/api/admin/inbox';
const base = (resource: InboxResource) => `/api/admin/${resource}`;

export interface InboxSearch {
  resource: InboxResource;
  q: string;
  filter: InboxFilter | '';
  page: number;
}

function query({ q, filter, page }: Omit<InboxSearch, 'resource'>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (filter) params.set('status', filter);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}

export const listAddress = ({ resource, ...search }: InboxSearch) => `${base(resource)}${query(search)}`;
export const detailAddress = (resource: InboxResource, id: string) => `${base(resource)}/${id}`;

/** A page that refreshes itself says so: that does not count as somebody being at the desk. */
const background = (isBackground: boolean) => ({
  headers: isBackground ? { 'X-Background-Refresh': '1' } : {},
});

export interface InboxPage {
  items: InboxItem[];
  total: number;
}

export async function fetchInbox(address: string, isBackground: boolean): Promise<InboxPage> {
  let total = 0;
  const items = await call<InboxItem[]>(address, {
    ...background(isBackground),
    onHeaders: (headers) => {
      total = Number(headers.get('X-Total-Count'));
    },
  });
  return { items, total };
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

export const fetchSummary = () => call<InboxSummary>(summaryAddress, background(true));
export const fetchRequest = (address: string, isBackground: boolean) =>
  call<InboxDetail>(address, background(isBackground));

export const changeRequest = (resource: InboxResource, id: string, change: Partial<RequestChange>) =>
  call<InboxItem>(detailAddress(resource, id), { method: 'PATCH', body: change });
export const addRequest = (resource: InboxResource, body: Record<string, unknown>) =>
  call<InboxItem>(base(resource), { method: 'POST', body });
export const anonymizeRequest = (resource: InboxResource, id: string) =>
  call<undefined>(`${detailAddress(resource, id)}/anonymize`, { method: 'POST' });
