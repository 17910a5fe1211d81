import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { drawPictures } from './draw-pictures.ts';

const root = join(import.meta.dirname, '../..');
/** Made of the project and of what the second practice has otherwise. */
const secondSite = join(root, '.cache/second-practice');

const leftOut =
  /^(?:node_modules|dist|docs|coverage|test-results|playwright-report|\.(?!env\.example|nvmrc|npmrc).*|tests\/second-practice|tests\/server\/second-practice.*|src\/(?!styles\/).*\.test\.tsx?)(?:\/|$)/;

/** What only the first one has: services, people, posts, insurers, societies, pictures and films, and the sections about these services. */
const gone = [
  'src/pages/{preventative,restorative,cosmetic,sedation}-dentistry.astro',
  'src/pages/dental-implants.astro',
  'src/sections/service-pages/{Aligners,Checkups,Implant*,Kids*,RepairLadder,SameDay,Sedation*,SmileMakeover,Veneers,Whitening}.astro',
  'src/content/posts/*',
  'src/assets/images/{blog,team,affiliations,gallery,hero,office,services}/*',
  'src/assets/images/insurers/{aetna,florida-blue,guardian,humana,principal,united-healthcare}.svg',
  'src/assets/fonts/*',
  'public/video/*',
];

/**
 * Lays the second practice over a copy of this project, as docs/rebrand.md says to do by hand.
 * @param widest how wide its pictures are at most; as wide as pages show them without it
 */
export async function assemble(widest?: number): Promise<string> {
  mkdirSync(secondSite, { recursive: true });
  // What is kept between builds stays; everything else is laid anew.
  for (const path of globSync('*', { cwd: secondSite })) rmSync(join(secondSite, path), { recursive: true });
  for (const path of globSync('{*,.env.example}', { cwd: root }))
    if (!leftOut.test(path))
      cpSync(join(root, path), join(secondSite, path), {
        recursive: true,
        filter: (source) => !leftOut.test(relative(root, source)),
      });
  for (const pattern of gone) {
    const found = globSync(pattern, { cwd: secondSite });
    if (found.length === 0) throw new Error(`Nothing is called ${pattern} any more`);
    for (const path of found) rmSync(join(secondSite, path));
  }
  cpSync(join(import.meta.dirname, 'site'), secondSite, { recursive: true });
  await drawPictures(secondSite, widest);
  execFileSync(process.execPath, ['scripts/spread-tokens.ts', join(root, 'tailwind.config.cjs')], {
    cwd: secondSite,
  });
  shareWhatIsKept();
  return secondSite;
}

/** The packages, and the pictures, which are kept by their content: those both have are encoded once. */
function shareWhatIsKept(): void {
  mkdirSync(join(root, '.cache/astro'), { recursive: true });
  mkdirSync(join(secondSite, '.cache'), { recursive: true });
  for (const path of ['node_modules', '.cache/astro']) {
    rmSync(join(secondSite, path), { force: true });
    symlinkSync(join(root, path), join(secondSite, path));
  }
}
