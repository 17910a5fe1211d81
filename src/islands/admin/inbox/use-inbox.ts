import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  detailAddress,
  fetchInbox,
  fetchRequest,
  fetchSummary,
  listAddress,
  summaryAddress,
  type InboxSearch,
} from '../../../api/inbox.ts';
import type { InboxResource } from '../../../contracts/inbox.ts';
import { withSession } from '../session/session-gate.ts';

/** Two people at two desks see each other's changes within this time. */
const pollMs = 12_000;
/** The key's first element is the address; the second tells these reads from others. */
const polled = { refetchInterval: pollMs, staleTime: 0 } as const;

export function useInboxPage(search: InboxSearch) {
  const client = useQueryClient();
  const queryKey = [listAddress(search), 'inbox'];
  return useQuery({
    queryKey,
    queryFn: () => withSession(() => fetchInbox(listAddress(search), wasRead(client, queryKey))),
    placeholderData: (previous) => previous,
    ...polled,
  });
}

export function useRequest(resource: InboxResource, id: string) {
  const client = useQueryClient();
  const address = detailAddress(resource, id);
  const queryKey = [address, 'inbox'];
  return useQuery({
    queryKey,
    queryFn: async () => {
      const isBackground = wasRead(client, queryKey);
      const item = await withSession(() => fetchRequest(address, isBackground));
      // Opening it has ended its being unread: the list and the counts are to say so at once.
      if (!isBackground)
        void client.invalidateQueries({
          predicate: ({ queryKey: [other, kind] }) => kind === 'inbox' && other !== address,
        });
      return item;
    },
    ...polled,
  });
}

export function useSummary() {
  return useQuery({
    queryKey: [summaryAddress, 'inbox'],
    queryFn: () => withSession(fetchSummary),
    ...polled,
    // The count in the title is for a window that another one covers.
    refetchIntervalInBackground: true,
  });
}

const wasRead = (client: QueryClient, queryKey: string[]) => client.getQueryData(queryKey) !== undefined;

/** Everything the inbox shows is read anew: after a change of ours, and to see somebody else's. */
export function useRefreshInbox() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'inbox' });
}

/** The time, for counters that run by the minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
