import { beforeAll, describe, expect, it } from 'vitest';
import { functionFinder, loadFunctions, type ServedFunction } from './functions.ts';

let functions: ServedFunction[];
beforeAll(async () => {
  functions = await loadFunctions();
});

/** The functions that would take an address, each asked alone. */
const claimants = (address: string) =>
  functions.filter((one) => functionFinder([one])(address)).map(({ name }) => name);

describe('the addresses of the functions', () => {
  it('are each claimed by exactly one, since the host promises no order', () => {
    const addresses = functions.flatMap(({ paths }) =>
      paths.map((path) => path.replaceAll(/:\w+/g, 'sample')),
    );
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses) expect(claimants(address), address).toHaveLength(1);
  });

  it.each([
    ['/api/admin/appointments/export', 'admin-requests-export'],
    ['/api/admin/contacts/export', 'admin-requests-export'],
    ['/api/admin/appointments/7f1c', 'admin-request'],
    ['/api/admin/appointments/7f1c/anonymize', 'admin-request-anonymize'],
    ['/api/admin/appointments', 'admin-requests'],
  ])('lead from %s to %s alone', (address, name) => {
    expect(claimants(address)).toEqual([name]);
  });

  it('give a function the parts of the address it names', () => {
    expect(functionFinder(functions)('/api/admin/blog-posts/7/revisions/3')?.params).toEqual({
      id: '7',
      revision: '3',
    });
    expect(functionFinder(functions)('/api/nowhere')).toBeUndefined();
  });
});
