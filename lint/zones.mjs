import { readdirSync } from 'node:fs';

/**
 * Who may import whom (docs/architecture.md): a room may use itself and the rooms named here, nothing else of ours.
 * Rooms are folders below `src/`, or functions beside it.
 */
const mayUse = {
  pages: [
    'layouts',
    'sections',
    'components',
    'islands',
    'scripts',
    'practice',
    'content',
    'assets',
    'styles',
    'server/domain',
    'server/pages',
  ],
  layouts: ['components', 'islands', 'scripts', 'practice', 'content', 'assets', 'styles'],
  sections: ['components', 'islands', 'scripts', 'practice', 'content', 'assets', 'contracts'],
  components: ['islands', 'scripts', 'practice', 'content', 'assets', 'contracts'],
  content: ['practice'],
  scripts: ['ui', 'contracts', 'practice', 'assets', 'styles'],
  ui: [],
  api: ['contracts'],
  'server/http': [
    'contracts',
    'practice',
    'server/env.ts',
    'server/errors.ts',
    'server/session-lengths.ts',
    'server/time-limit.ts',
    'server/domain/auth',
    'server/domain/counts',
    'server/domain/mail',
    'server/domain/requests',
  ],
  'server/pages': ['contracts', 'practice', 'server/cache', 'server/domain', 'server/errors.ts'],
  'server/domain': [
    'contracts',
    'practice',
    'server/cache',
    'server/db',
    'server/env.ts',
    'server/errors.ts',
    'server/session-lengths.ts',
    'server/time-limit.ts',
    'server/uploadthing-token.ts',
  ],
  'server/cache': ['server/env.ts'],
  'server/db': ['contracts', 'server/env.ts', 'server/errors.ts', 'server/session-lengths.ts'],
  contracts: [],
  practice: [],
};

const islandRooms = readdirSync(new URL('../src/islands/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `islands/${entry.name}`);
for (const island of islandRooms) mayUse[island] = ['ui', 'api', 'contracts', 'practice', 'assets', 'styles'];

/** Folders whose folders are the rooms. */
const buildings = ['islands', 'server'];

/** The room a file of the project lies in, as the table names it; what lies outside `src` is one room. */
export function roomOf(path) {
  const [top, first = '', second] = path.split('/');
  if (top !== 'src') return 'outside';
  return buildings.includes(first) ? `${first}/${second}` : first;
}

/** What is outside of rooms: functions lead into the server by its doors, and nothing of the site knows what surrounds it. */
const doors = ['server/http', 'server/domain', 'server/cache', 'contracts'];

const zones = [
  ...Object.entries(mayUse).map(([room, allowed]) => ({
    of: `src/${room}`,
    into: 'src',
    allowed: [room, ...allowed].map((place) => `src/${place}`),
  })),
  { of: 'netlify/functions', into: 'src', allowed: doors.map((place) => `src/${place}`) },
  ...['netlify', 'scripts', 'tests'].map((into) => ({ of: 'src', into, allowed: [] })),
];

const isWithin = (path, place) => path === place || path.startsWith(`${place}/`);

/** Whether the file at `from` may import the one at `path`, both seen from the project's root. */
export const isAllowed = (from, path) =>
  zones.every(
    ({ of, into, allowed }) =>
      !isWithin(from, of) || !isWithin(path, into) || allowed.some((place) => isWithin(path, place)),
  );
