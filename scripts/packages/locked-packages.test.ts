import { describe, expect, it } from 'vitest';
import { lockedPackages } from './locked-packages.ts';

const packages = lockedPackages();

/** What may ship without anybody being asked: permissive, or copyleft that ends at the library's own files. */
const accepted =
  /^\(?(MIT|MIT-0|ISC|0BSD|Apache-2\.0|Apache 2|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-3\.0|MPL-2\.0|LGPL-3\.0-or-later|OFL-1\.1|Python-2\.0)( (AND|OR) [\w.-]+)*\)?$/;
/** Without a license in the lock file, looked up by hand. */
const lookedUp = ['callsite'];

/** Why each may run a script of its own when it is installed (docs/decisions). */
const mayRunScripts: Record<string, string> = {
  node: 'puts the pinned Node into node_modules/.bin; without it the machine’s own Node runs everything',
  esbuild: 'checks its binary and makes its start faster; works without',
  'msgpackr-extract': 'optional speed of a build tool; works without',
};

describe('the packages of the lock file', () => {
  it('ship under licenses that ask for nothing but to be named', () => {
    const unclear = packages
      .filter(({ ships, name, license }) => ships && !accepted.test(license) && !lookedUp.includes(name))
      .map(({ name, license }) => `${name}: ${license}`);
    expect(unclear).toEqual([]);
  });

  it('run a script when installed only where a reason is written down', () => {
    const running = new Set(
      packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
    );
    expect([...running].sort()).toEqual(Object.keys(mayRunScripts).sort());
  });

  it('leave out the host’s emulator, a third of them once, which nothing here uses', () => {
    expect(packages.map(({ name }) => name)).not.toContain('@netlify/dev');
  });
});
