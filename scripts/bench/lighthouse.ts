import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atLeast, atMost, type Figure, leftOut } from './figure.ts';

const tool = process.env['MEASURE_DIR'] ?? join(import.meta.dirname, '../../../shared/measure');
const pages = { home: '/', service: '/dental-implants', form: '/contact', list: '/blog' };

interface Measured {
  label: string;
  role: string;
  median: Record<'lhLcp' | 'lhTbt' | 'clsWorst' | Category, number>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/**
 * Lighthouse and the largest paint beside those of the floor: one HTML file with its styles inside and one picture.
 * Needs the measuring tool, which is no part of this project; `MEASURE_DIR` says where it lies.
 */
export async function benchLighthouse(url: string): Promise<Figure[]> {
  if (!existsSync(join(tool, 'node_modules')))
    return [leftOut('Lighthouse and largest paint', 'left out: MEASURE_DIR names no installed tool')];
  const folder = mkdtempSync(join(tmpdir(), 'samplewater-measure-'));
  try {
    const out = join(folder, 'result.json');
    const roles = (path: (own: string) => string) =>
      Object.entries(pages)
        .map(([role, own]) => `${role}=${path(own)}`)
        .join(',');
    execFileSync(
      process.execPath,
      [
        'measure.mjs',
        ...['--site', `ours=${url}`, '--pages', roles((own) => own)],
        ...['--site', `floor=${join(tool, 'floor')}`, '--pages', roles(() => '/')],
        ...['--n', process.env['MEASURE_RUNS'] ?? '3', '--out', out],
      ],
      { cwd: tool, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, INIT_CWD: tool } },
    );
    return figuresOf((JSON.parse(readFileSync(out, 'utf8')) as { pages: Measured[] }).pages);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf(measured: Measured[]): Figure[] {
  return Object.entries(pages).flatMap(([role, path]) => {
    const find = (label: string) =>
      measured.find((page) => page.role === role && page.label === label)?.median;
    const [ours, floor] = [find('ours'), find('floor')];
    if (!ours || !floor) return [leftOut(`${path}: Lighthouse`, 'not measured')];
    return [
      atMost(`${path}: largest paint ÷ the floor's`, ours.lhLcp / floor.lhLcp, 1.3, '×'),
      atMost(`${path}: blocking time`, ours.lhTbt, 20, 'ms'),
      atMost(`${path}: layout shift in the worst run`, ours.clsWorst, 0, ''),
      ...categories.map((category) => atLeast(`${path}: Lighthouse ${category}`, ours[category], 100, '')),
    ];
  });
}
