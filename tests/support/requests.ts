import { sql } from './sql.ts';

let count = 0;

/** A request as the simplest honest caller sends it; every one from another mailbox. */
export function appointment(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    firstName: 'Ada',
    lastName: `Lovelace ${count}`,
    email: `ada-${count}@example.com`,
    phone: '(904) 555-0100',
    ...overrides,
  };
}

export function message(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return { name: 'Ada Lovelace', email: `ada-${count}@example.com`, message: `Hello ${count}`, ...overrides };
}

/** An address nobody else in the tests uses. */
export function freshIp(): string {
  count += 1;
  return `198.51.${count >> 8}.${count & 255}`;
}

export async function rowsOf(email: unknown): Promise<Record<string, unknown>[]> {
  return sql('select * from appointments where email = $1', [email]);
}
