import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import type { Break } from './break.ts';

/** One red test: the file it stands in, or the tool, and its whole title. */
export interface Red {
  file: string;
  title: string;
  /** The line that was not fulfilled, to see whether it went red for the right reason. */
  reason?: string | undefined;
}

type Suite = (folder: string, one: Break) => Red[];

/** Runs what has to notice a break, as far as it is there, the quick before the slow. @returns the first of its tests that is red */
export function findRed(folder: string, one: Break): Red | undefined {
  for (const suite of [lint, deadCode, vitest, playwright] satisfies Suite[]) {
    const red = suite(folder, one).find(({ file, title }) =>
      one.tests.some(([own, start]) => own === file && title.includes(start)),
    );
    if (red) return red;
  }
  return undefined;
}

/** Those of its test files that end so and are there. */
const filesOf = (folder: string, { tests }: Break, end: string) => [
  ...new Set(
    tests.map(([file]) => file).filter((file) => file.endsWith(end) && existsSync(join(folder, file))),
  ),
];

function run(folder: string, program: string, args: string[]): boolean {
  const bin = join(folder, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  return spawnSync(program, args, { cwd: folder, env, stdio: 'ignore' }).status === 0;
}

function lint(folder: string, { edits, tests }: Break): Red[] {
  if (!tests.some(([tool]) => tool === 'lint')) return [];
  return edits
    .map(({ file }) => file)
    .filter((file) => /\.tsx?$/.test(file) && !run(folder, 'oxlint', ['--deny-warnings', file]))
    .map((file) => ({ file: 'lint', title: file }));
}

function deadCode(folder: string, { tests }: Break): Red[] {
  if (!tests.some(([tool]) => tool === 'dead code')) return [];
  const what = ['--files', '--dependencies', '--exports', '--cycles'];
  return run(folder, 'knip', ['--no-progress', ...what]) ? [] : [{ file: 'dead code', title: 'dead code' }];
}

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function vitest(folder: string, one: Break): Red[] {
  const files = filesOf(folder, one, '.test.ts');
  if (files.length === 0) return [];
  const report = join(folder, 'breaks-vitest.json');
  rmSync(report, { force: true });
  run(folder, 'vitest', ['run', '--reporter=json', `--outputFile.json=${report}`, ...files]);
  const { testResults } = read<VitestReport>(report);
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(folder.length + 1);
    // A hook that failed leaves its tests without an outcome.
    if (message && !assertionResults.some(({ status }) => status === 'failed'))
      throw new Error(`${file} could not be run: ${message}`);
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const line = failureMessages.join('\n').split(`${file}:`)[1];
        return { file, title: fullName, reason: lineOf(folder, file, Number.parseInt(line ?? '')) };
      });
  });
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { location?: { file: string; line: number } }[] }[] }[];
  }[];
}

function playwright(folder: string, one: Break): Red[] {
  const files = filesOf(folder, one, '.spec.ts');
  if (files.length === 0) return [];
  const report = join(folder, 'breaks-playwright.json');
  rmSync(report, { force: true });
  const titles = one.tests.filter(([file]) => files.includes(file)).map(([, title]) => title);
  const pattern = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
  // What a break keeps from coming is not waited for as long as on a busy machine: half as long again as the longest test takes.
  const options = ['--project=desktop*', '--reporter=json', '--timeout=45000', '--grep', pattern];
  run(folder, 'playwright', ['test', ...files, ...options]);
  const { suites, errors } = read<{ suites: PlaywrightSuite[]; errors: { message: string }[] }>(report);
  if (errors[0] && suites.length === 0) throw new Error(errors[0].message);
  return suites.flatMap((suite) => redOf(folder, suite, []));
}

/** A file's own title is left out; of a group that a helper made, the report names the helper's file. */
function redOf(folder: string, { file, suites = [], specs }: PlaywrightSuite, above: string[]): Red[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => {
        const errors = tests[0]?.results[0]?.errors ?? [];
        const at = errors.find(({ location }) => location)?.location;
        const reason = at && lineOf(folder, relative(folder, at.file), at.line);
        return { file: `tests/e2e/${file}`, title: [...above, title].join(' '), reason };
      }),
    ...suites.flatMap((suite) => redOf(folder, { ...suite, file }, [...above, suite.title])),
  ];
}

function lineOf(folder: string, file: string, line: number): string | undefined {
  const text =
    existsSync(join(folder, file)) && readFileSync(join(folder, file), 'utf8').split('\n')[line - 1];
  return text ? `line ${line}: ${text.trim()}` : undefined;
}

function read<Report>(path: string): Report {
  if (!existsSync(path)) throw new Error('The tests could not be started.');
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
}
