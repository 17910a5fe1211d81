import type { InboxResource } from '#contracts/inbox.ts';
import type { DraftKind } from '#contracts/request-draft.ts';
import { call } from './client.ts';
import { detailUrl } from './inbox.ts';

export interface DraftPlace {
  resource: InboxResource;
  id: string;
  kind: DraftKind;
}

/** Browsers let a request outlive its page up to this size. */
const keepaliveBytes = 60_000;

/** An empty text is none. */
export function saveRequestDraft(
  { resource, id, kind }: DraftPlace,
  text: string,
  { keepalive = false } = {},
): Promise<undefined> {
  const body = { text };
  const fits = new Blob([JSON.stringify(body)]).size < keepaliveBytes;
  return call<undefined>(`${detailUrl(resource, id)}/drafts/${kind}`, {
    method: 'PUT',
    body,
    keepalive: keepalive && fits,
  });
}
