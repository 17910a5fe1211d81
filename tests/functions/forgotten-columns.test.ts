import { beforeAll, expect, test } from 'vitest';
import { forgetOldRequests } from '#server/domain/retention/forget-old-requests.ts';
import anonymize from '../../netlify/functions/admin-request-anonymize.ts';
import appointments from '../../netlify/functions/appointments.ts';
import contacts from '../../netlify/functions/contacts.ts';
import { call } from '../support/call.ts';
import { appointment, freshIp, message } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

/** What stays of a request when its patient is taken out: which one it was, and when it went where. */
const kept = [
  'id',
  'reference',
  'status',
  'created_at',
  'status_before',
  'status_at',
  'updated_at',
  'due_at',
  'work_due',
  'first_seen_at',
  'source',
  'idempotency_key',
  'anonymized_at',
  'retry_at',
  'assigned_to',
  // Made of the others.
  'search_text',
];

/** Every column that is not kept has to be filled here before it can be seen to be emptied. */
const filled = {
  appointments: async () => {
    const body = appointment({
      service: 'cosmetic',
      preferredDate: nextYear,
      notes: 'It hurts.',
      language: 'es',
    });
    const { reference } = await sent(appointments, '/api/appointments', body);
    await sql(`update appointments set visit_at = now() where reference = $1`, [reference]);
    return reference;
  },
  contacts: async () =>
    (await sent(contacts, '/api/contacts', message({ subject: 'A question', language: 'en' }))).reference,
};
type Resource = keyof typeof filled;
const nextYear = `${new Date().getFullYear() + 1}-03-04`;

async function sent(
  handler: typeof appointments,
  path: string,
  body: object,
): Promise<{ reference: string }> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const answer = await call(handler, path, { body, headers, ip: freshIp() });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { reference: string };
}

const ofThePatient = async (resource: Resource, reference: string) => {
  const [row = {}] = await sql(`select * from ${resource} where reference = $1`, [reference]);
  return Object.entries(row).filter(([name]) => !kept.includes(name));
};
const isEmpty = (value: unknown) => value === null || value === '';

let desk: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  desk = await signedIn();
});

const ways = {
  'by hand': async (resource: Resource, reference: string) => {
    const [{ id } = {}] = await sql(`select id from ${resource} where reference = $1`, [reference]);
    const params = { id: String(id) };
    const path = `/api/admin/${resource}/${params.id}/anonymize`;
    const answer = await call(anonymize, path, { method: 'POST', headers: desk.headers, params });
    expect(answer.status).toBe(204);
  },
  'by age': async (resource: Resource, reference: string) => {
    await sql(
      `update ${resource} set status = 'closed', status_at = now() - interval '400 days' where reference = $1`,
      [reference],
    );
    await forgetOldRequests();
  },
};

test.each(
  (Object.keys(filled) as Resource[]).flatMap((resource) =>
    (Object.keys(ways) as (keyof typeof ways)[]).map((way) => [resource, way] as const),
  ),
)('nothing of the patient stays in any column of %s that is emptied %s', async (resource, way) => {
  const reference = await filled[resource]();
  const before = await ofThePatient(resource, reference);
  expect(before.filter(([, value]) => isEmpty(value)).map(([name]) => name)).toEqual([]);
  await ways[way](resource, reference);
  const after = await ofThePatient(resource, reference);
  expect(after.filter(([, value]) => !isEmpty(value)).map(([name]) => name)).toEqual([]);
});
