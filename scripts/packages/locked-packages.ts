import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package of the lock file. */
export interface LockedPackage {
  name: string;
  version: string;
  /** As its author names it; `unknown` where nothing is named. */
  license: string;
  /** Not only for building and testing. */
  ships: boolean;
  hasInstallScript: boolean;
  /** Its content has a SHA-512 in the lock file, or comes within a package that has. */
  isPinned: boolean;
}

interface LockEntry {
  /** Where it is installed under another name than its own. */
  name?: string;
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  link?: boolean;
  integrity?: string;
  inBundle?: boolean;
}

const lockFile = join(import.meta.dirname, '../../package-lock.json');

/** Everything the lock file would bring from elsewhere, in its order: what it links to is a folder of ours. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, LockEntry> };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .map(([path, entry]) => ({
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? 'unknown',
      license: entry.license ?? 'unknown',
      ships: !entry.dev && !entry.devOptional,
      hasInstallScript: entry.hasInstallScript ?? false,
      isPinned: entry.inBundle === true || /^sha512-/.test(entry.integrity ?? ''),
    }));
}
