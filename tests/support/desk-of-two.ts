import { beforeAll } from 'vitest';
import one from '../../netlify/functions/admin-request.ts';
import list from '../../netlify/functions/admin-requests.ts';
import appointments from '../../netlify/functions/appointments.ts';
import { call } from './call.ts';
import { appointment, freshIp } from './requests.ts';
import { signedIn } from './staff.ts';

export type Item = Record<string, unknown> & {
  id: string;
  reference: string;
  status: string;
  updatedAt: string;
};
export type Detail = Item & { history: Record<string, unknown>[]; internalNotes: Record<string, unknown>[] };
type Staff = Awaited<ReturnType<typeof signedIn>>;

export const path = '/api/admin/appointments';

/** Two people at the desk of the test file that asks for them, and what they do there. */
export function deskOfTwo() {
  const who = {} as { desk: Staff; other: Staff };
  beforeAll(async () => {
    who.desk = await signedIn();
    who.other = await signedIn();
  });

  const get = (query = '', handler = list, at = path) =>
    call(handler, `${at}${query}`, { headers: who.desk.headers });
  const open = (id: string) => call(one, `${path}/${id}`, { headers: who.desk.headers, params: { id } });
  const patch = (id: string, body: unknown, by = who.desk) =>
    call(one, `${path}/${id}`, { method: 'PATCH', body, headers: by.headers, params: { id } });
  const idsOf = async (answer: Response | Promise<Response>) =>
    (await json<Item[]>(answer)).map(({ id }) => id);

  async function arrives(overrides: Record<string, unknown> = {}): Promise<Item> {
    const body = appointment(overrides);
    const { reference } = await json<Item>(call(appointments, '/api/appointments', { body, ip: freshIp() }));
    const [item] = await json<Item[]>(get(`?q=${reference}&status=all`));
    return item as Item;
  }
  return { who, get, open, patch, idsOf, arrives };
}

export const json = async <Body>(answer: Response | Promise<Response>) =>
  (await (await answer).json()) as Body;
