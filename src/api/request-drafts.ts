import type { InboxResource } from '#contracts/inbox.ts';
import type { DraftKind } from '#contracts/request-draft.ts';
import { call } from './client.ts';
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
  return call<undefined>(`${detailUrl(resource, id)}/drafts/${kind}`, {
    method: 'PUT',
    body: { text },
    keepalive,
  });
}
