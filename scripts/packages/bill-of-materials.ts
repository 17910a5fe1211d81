import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { lockedPackages } from './locked-packages.ts';

const root = join(import.meta.dirname, '../..');

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
}

/** What we read of a CycloneDX document; the rest goes through as npm wrote it. */
export interface BillOfMaterials {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * Every package that ships, as CycloneDX. npm lists all there are and the lock file says which ship: npm's own `--omit dev`
 * leaves out whatever building and testing need as well, the checker of every input among it.
 */
export function billOfMaterials(): BillOfMaterials {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error'];
  const written = execFileSync('npm', command, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const all = JSON.parse(written) as BillOfMaterials;
  const shipping = new Set(
    lockedPackages()
      .filter(({ ships }) => ships)
      .map(({ name, version }) => `${name}@${version}`),
  );
  const { component } = all.metadata;
  const components = all.components.filter((one) => shipping.has(nameOf(one)));
  const listed = new Set([component, ...components].map((one) => one['bom-ref']));
  return {
    ...all,
    // npm calls it after the folder it lies in.
    metadata: { ...all.metadata, component: { ...component, name: packageName(component) } },
    components: components.map((one) => ({ ...one, name: packageName(one) })),
    dependencies: all.dependencies
      .filter(({ ref }) => listed.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => listed.has(other)) })),
  };
}

/** `zod@4.6.7`, also where it is installed under another name. */
export const nameOf = ({ purl }: Component): string => decodeURIComponent(purl.slice('pkg:npm/'.length));

const packageName = (component: Component) => nameOf(component).replace(/(?<=.)@[^@]*$/, '');
