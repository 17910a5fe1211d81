import { spawnSync } from 'node:child_process';
import { lockedPackages } from './packages/locked-packages.ts';

/**
 * `npm run --silent sbom`: every package that ships, as CycloneDX JSON; `npm run --silent sbom -- licenses`: their licenses,
 * a line each.
 */
const [wanted] = process.argv.slice(2);

if (wanted === undefined) {
  const command = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--package-lock-only',
    '--loglevel=error',
  ];
  process.exitCode = spawnSync('npm', command, { stdio: 'inherit' }).status ?? 1;
} else if (wanted === 'licenses') {
  const lines = lockedPackages()
    .filter(({ ships }) => ships)
    .map(({ name, version, license }) => `${license}\t${name}@${version}`);
  console.log([...new Set(lines)].sort().join('\n'));
} else {
  console.error('Usage: npm run --silent sbom [-- licenses]');
  process.exitCode = 1;
}
