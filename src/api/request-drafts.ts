import type { InboxResource } from '#contracts/inbox.ts';
import type { DraftKind } from '#contracts/request-draft.ts';
import { call, mayOutliveItsPage } from './client.ts';
import { detailUrl } from './inbox.ts';

export interface DraftPlace {
  resource: InboxResource;
  id: string;
  kind: DraftKind;
}

/** An empty text is none. */
export function saveRequestDraft(
  { resource, id, kind }: DraftPlace,
  text: string,
  { keepalive = false } = {},
): Promise<undefined> {
  const body = { text };
  return call<undefined>(`${detailUrl(resource, id)}/drafts/${kind}`, {
    method: 'PUT',
    body,
    keepalive: keepalive && mayOutliveItsPage(body),
  });
}
