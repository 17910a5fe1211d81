import { beforeAll, describe, expect, it } from 'vitest';
import { functionFinder, loadFunctions, type ServedFunction } from './functions.ts';

let functions: ServedFunction[];
beforeAll(async () => {
  functions = await loadFunctions();
});

/** The functions that would take a path, each asked alone. */
const claimants = (path: string) =>
  functions.filter((one) => functionFinder([one])(path)).map(({ name }) => name);

describe('the paths of the functions', () => {
  it('are each claimed by exactly one, since the host promises no order', () => {
    const paths = functions.flatMap((one) => one.paths.map((path) => path.replaceAll(/:\w+/g, 'sample')));
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) expect(claimants(path), path).toHaveLength(1);
  });

  it.each([
    ['/api/admin/appointments/export', 'admin-requests-export'],
    ['/api/admin/contacts/export', 'admin-requests-export'],
    ['/api/admin/appointments/7f1c', 'admin-request'],
    ['/api/admin/appointments/7f1c/anonymize', 'admin-request-anonymize'],
    ['/api/admin/appointments', 'admin-requests'],
  ])('lead from %s to %s alone', (path, name) => {
    expect(claimants(path)).toEqual([name]);
  });

  it('give a function the parts of the path it names', () => {
    expect(functionFinder(functions)('/api/admin/blog-posts/7/revisions/3')?.params).toEqual({
      id: '7',
      revision: '3',
    });
    expect(functionFinder(functions)('/api/nowhere')).toBeUndefined();
  });
});
