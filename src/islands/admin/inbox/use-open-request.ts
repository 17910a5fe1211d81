import { useQuery } from '@tanstack/react-query';
import { placeUrl } from '#api/inbox.ts';
import type { InboxResource } from '#contracts/inbox.ts';

/** Which request the address names: asked once, since a reference never moves. */
export function useOpenRequest(
  reference: string | undefined,
): { resource: InboxResource; id: string } | undefined {
  const { data } = useQuery<{ resource: InboxResource; id: string }>({
    queryKey: [placeUrl(reference ?? '')],
    enabled: reference !== undefined,
  });
  return reference === undefined ? undefined : data;
}
