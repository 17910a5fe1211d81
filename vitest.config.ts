import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // As many files as processors, not one fewer: much of a run is waiting, for a database or a process.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/provide-template.ts'],
          pool: 'forks',
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/breaks/*.test.ts'],
          // Of functions that keep nothing: one process for all of them takes a third of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          globalSetup: ['tests/support/built-files.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/support/provide-template.ts'],
          setupFiles: ['tests/support/function-setup.ts'],
          // In one process the database's code is compiled once for all of them.
          pool: 'threads',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: [
        'src/server/**/*.ts',
        'src/contracts/**/*.ts',
        'src/practice/**/*.ts',
        'netlify/functions/*.ts',
      ],
      reporter: ['text-summary', 'html', ['text', { skipFull: true }]],
      // Of a whole run: `--part=functions`, or all of it.
      thresholds: { 'src/{server,contracts}/**/*.ts': { lines: 95 } },
    },
  },
});
