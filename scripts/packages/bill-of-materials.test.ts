import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { billOfMaterials, nameOf } from './bill-of-materials.ts';
import { lockedPackages } from './locked-packages.ts';

// npm is a program of its own, and slow to start on a busy machine.
it('the bill of materials names every package that ships, and no other', { timeout: 60_000 }, () => {
  const { metadata, components, dependencies } = billOfMaterials();
  const shipping = lockedPackages()
    .filter(({ ships }) => ships)
    .map(({ name, version }) => `${name}@${version}`);
  const listed = components.map(nameOf);
  expect(listed.toSorted()).toEqual([...new Set(shipping)].toSorted());
  // Needed by the server and by the tests alike, and installed under another name: both were told wrongly once.
  for (const name of ['zod', 'htmlparser2', 'pg-protocol', 'react-quill-new'])
    expect(components.map((one) => one.name)).toContain(name);
  expect(listed.join()).not.toMatch(/(^|,)(vitest|playwright|eslint)@/);
  expect(metadata.component.name).toBe(packageJson.name);
  const refs = new Set([metadata.component, ...components].map((one) => one['bom-ref']));
  for (const { ref, dependsOn } of dependencies)
    expect([ref, ...dependsOn].filter((one) => !refs.has(one))).toEqual([]);
});

it('every package comes as the lock file knows it', () => {
  expect(lockedPackages().filter(({ isPinned }) => !isPinned)).toEqual([]);
});
