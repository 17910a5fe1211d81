import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Only an end for a test that hangs: a busy machine takes its time. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

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
          // A file's database lives some seconds: too short to get back what V8's second compiler of WebAssembly costs.
          execArgv: ['--liftoff-only'],
          ...patience,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/breaks/*.test.ts'],
          // Of functions that keep nothing: one process for all of them takes a third of the time.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          globalSetup: ['tests/support/built-files.ts'],
          // The built pages are read once, not by each file.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/support/provide-template.ts'],
          setupFiles: ['tests/support/function-setup.ts'],
          // A processor's files in one process: their packages are read once, and their database is started once.
          isolate: false,
          ...patience,
        },
      },
    ],
    coverage: {
      // It marks our own files; V8's slows the database in every worker, and takes half as long again.
      provider: 'istanbul',
      include: [
        'src/server/**/*.ts',
        'src/contracts/**/*.ts',
        'src/practice/**/*.ts',
        'netlify/functions/*.ts',
      ],
      // Pages to look into are for whoever sits in front of them.
      reporter: ['text-summary', ...(process.env['CI'] ? [] : ['html']), ['text', { skipFull: true }]],
      // Of a whole run: `--part=functions`, or all of it.
      thresholds: { 'src/{server,contracts}/**/*.ts': { lines: 95 } },
    },
  },
});
