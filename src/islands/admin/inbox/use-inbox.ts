import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  detailUrl,
  fetchRequest,
  fetchSummary,
  searchUrl,
  searchInbox,
  summaryUrl,
  type InboxSearch,
} from '#api/inbox.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { asOftenAs } from '../presence.ts';
import { withSession } from '../session/session-gate.ts';

/** Two people at two desks see each other's changes within this time: one small call asks whether there are any. */
const pulseMs = 4_000;
/** In a window that another one covers. */
const slowPulseMs = 12_000;

/** What this window shows, for colleagues; told with every pulse. */
let openId: string | undefined;

/** What has failed is tried again; everything else is read anew when the pulse tells of a change. */
const refreshed = {
  staleTime: 0,
  refetchInterval: (query: { state: { status: string } }) =>
    query.state.status === 'error' ? asOftenAs(slowPulseMs) : (false as const),
};

/** @param keep what the list shows already, and goes on showing as it is now */
export function useInboxPage(search: InboxSearch, keep: readonly string[]) {
  const client = useQueryClient();
  const { resource, ...rest } = search;
  const queryKey = [searchUrl(resource), 'inbox', rest] as const;
  return useQuery({
    queryKey,
    queryFn: () => withSession(() => searchInbox(search, keep, wasRead(client, queryKey))),
    placeholderData: (previous, query) => (query?.queryKey[0] === searchUrl(resource) ? previous : undefined),
    ...refreshed,
  });
}

export function useRequest(resource: InboxResource, id: string) {
  const client = useQueryClient();
  const url = detailUrl(resource, id);
  const queryKey = [url, 'inbox'];
  useEffect(() => {
    openId = id;
    void client.invalidateQueries({ queryKey: [summaryUrl] });
    return () => {
      openId = undefined;
    };
  }, [client, id]);
  return useQuery({
    queryKey,
    queryFn: async () => {
      const isBackground = wasRead(client, queryKey);
      const item = await withSession(() => fetchRequest(url, isBackground));
      // Opening it has ended its being unread: the list and the counts are to say so at once.
      if (!isBackground)
        void client.invalidateQueries({
          predicate: ({ queryKey: [other, kind] }) => kind === 'inbox' && other !== url,
        });
      return item;
    },
    ...refreshed,
    // Mail on its way tells nobody when it has arrived.
    refetchInterval: (query) =>
      query.state.data?.mails.some(({ state }) => state === 'waiting')
        ? asOftenAs(pulseMs)
        : refreshed.refetchInterval(query),
  });
}

export function useSummary(enabled = true) {
  return useQuery({
    enabled,
    queryKey: [summaryUrl, 'inbox'],
    queryFn: () => withSession(() => fetchSummary(openId)),
    staleTime: 0,
    refetchInterval: () => asOftenAs(document.visibilityState === 'hidden' ? slowPulseMs : pulseMs),
    // The count in the title is for a window that another one covers.
    refetchIntervalInBackground: true,
  });
}

/** Reads everything of the inbox anew when somebody has changed something; once for the whole portal. */
export function useInboxPulse(version: string | undefined) {
  const client = useQueryClient();
  const seen = useRef(version);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    if (version === seen.current) return;
    seen.current = version;
    if (isFirst) return;
    void client.invalidateQueries({
      predicate: ({ queryKey: [url, kind] }) => kind === 'inbox' && url !== summaryUrl,
    });
  }, [client, version]);
}

const wasRead = (client: QueryClient, queryKey: readonly unknown[]) =>
  client.getQueryData(queryKey) !== undefined;

/** Everything the inbox shows is read anew: after a change of ours. */
export function useRefreshInbox() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'inbox' });
}
