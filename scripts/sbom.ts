import { billOfMaterials } from './packages/bill-of-materials.ts';
import { lockedPackages } from './packages/locked-packages.ts';

/**
 * `npm run --silent sbom`: every package that ships, as CycloneDX JSON; `npm run --silent sbom -- licenses`: their licenses,
 * a line each.
 */
const [wanted] = process.argv.slice(2);

if (wanted === undefined) {
  console.log(JSON.stringify(billOfMaterials(), null, 2));
} else if (wanted === 'licenses') {
  const lines = lockedPackages()
    .filter(({ ships }) => ships)
    .map(({ name, version, license }) => `${license}\t${name}@${version}`);
  console.log([...new Set(lines)].sort().join('\n'));
} else {
  console.error('Usage: npm run --silent sbom [-- licenses]');
  process.exitCode = 1;
}
