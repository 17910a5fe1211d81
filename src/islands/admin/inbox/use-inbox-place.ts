import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeUrl } from '#api/inbox.ts';
import { isInboxFilter, type InboxFilter, type InboxResource } from '#contracts/inbox.ts';
import { goTo, pathOf, usePlace } from '../place.ts';

interface Part {
  resource: InboxResource;
  filter: InboxFilter;
  /** What is looked for. */
  q: string;
}

/** Where in the inbox somebody is. The address says what is open and shown; what is looked for, a patient's name often, stays out of it. */
export function useInboxPlace() {
  const { detail: reference, params } = usePlace();
  const [{ q, page }, setPosition] = useState({ q: '', page: 1 });
  const open = useOpenRequest(reference);
  const asked = params.get('show') ?? '';
  const filter: InboxFilter = isInboxFilter(asked) ? asked : 'open';
  const resource = open?.resource ?? (params.get('of') === 'messages' ? 'contacts' : 'appointments');
  const search = { resource, filter, q, page };

  return {
    reference,
    open,
    search,
    /** Opens one of the list, or none. */
    show: (wanted: string | undefined) => goTo(pathTo(filter, resource, wanted)),
    /** To the first page of another part, with one of it open where one is named. */
    narrow(to: Partial<Part>, opened?: string) {
      const wanted = { ...search, ...to };
      setPosition({ q: wanted.q, page: 1 });
      goTo(pathTo(wanted.filter, wanted.resource, opened));
    },
    find: (text: string) => setPosition({ q: text, page: 1 }),
    turn: (to: number) => setPosition({ q, page: to }),
  };
}

const pathTo = (filter: InboxFilter, resource: InboxResource, opened: string | undefined) =>
  pathOf('inbox', opened, {
    ...(resource === 'contacts' && { of: 'messages' }),
    ...(filter !== 'open' && { show: filter }),
  });

/** Which request the address names: asked once, since a reference never moves. */
function useOpenRequest(reference: string | undefined): { resource: InboxResource; id: string } | undefined {
  const { data } = useQuery<{ resource: InboxResource; id: string }>({
    queryKey: [placeUrl(reference ?? '')],
    enabled: reference !== undefined,
  });
  return reference === undefined ? undefined : data;
}
