import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { exterior, hero, map } from './pictures/desert.ts';
import { disc, fill, box, paletteOf, placed, scene, type Palette } from './pictures/paint.ts';
import { portrait } from './pictures/people.ts';
import { door, reception, technology, treatmentRoom, waitingRoom } from './pictures/rooms.ts';
import {
  backTeethAfter,
  backTeethBefore,
  checkup,
  crown,
  leaning,
  straight,
  threeKinds,
  trays,
} from './pictures/teeth.ts';

type Drawing = (palette: Palette, width: number, height: number) => string;
/** Every picture the pages show, at its place and in its shape. */
const pictures: [path: string, drawing: Drawing, width: number, height: number][] = [
  ['hero/poster', hero, 1920, 1080],
  ['hero/poster-upright', hero, 976, 1080],
  ['office/exterior', exterior, 1600, 1067],
  ['office/map', map, 1600, 1067],
  ['office/reception', reception, 1600, 1067],
  ['office/interior', waitingRoom, 1600, 1067],
  ['office/treatment-room', treatmentRoom, 1600, 1067],
  ['office/technology', technology, 1600, 1067],
  ['office/tour-poster', reception, 1600, 900],
  ['office/first-visit-poster', door, 1280, 720],
  ['services/five-kinds-poster', threeKinds, 1280, 720],
  ['services/preventative', checkup, 1600, 1067],
  ['services/restorative', crown, 1600, 1067],
  ['services/aligners', trays, 1600, 1067],
  ['gallery/leaning', leaning, 1600, 1067],
  ['gallery/straight', straight, 1600, 1067],
  ['gallery/back-teeth-before', backTeethBefore, 1600, 1067],
  ['gallery/back-teeth-after', backTeethAfter, 1600, 1067],
];
const people = [1, 2, 3, 4, 5];

/**
 * Draws what the second practice shows, in its own colors: nothing of the first one's pictures is left, and none is kept here.
 * @param widest where nobody looks at them: a build encodes each anew, in widths up to its own (those of the first view are fixed)
 */
export async function drawPictures(project: string, widest?: number): Promise<void> {
  const palette = paletteOf(project);
  const images = join(project, 'src/assets/images');
  const put = async (path: string, svg: string) => {
    mkdirSync(dirname(path), { recursive: true });
    if (path.endsWith('.svg')) return writeFileSync(path, svg);
    const drawn = sharp(Buffer.from(svg));
    if (widest && path.endsWith('.webp') && !path.includes('/hero/'))
      drawn.resize({ width: widest, withoutEnlargement: true }).webp({ effort: 0 });
    await drawn.toFile(path);
  };
  for (const [path, drawing, width, height] of pictures)
    await put(join(images, `${path}.webp`), drawing(palette, width, height));
  for (const id of people) await put(join(images, `team/team-${id}.webp`), portrait(palette, id));
  await put(join(images, 'share/share.png'), shareCard(palette));
  const { ink } = palette;
  for (const name of ['desert-dental-circle', 'colegio-modelo'])
    await put(
      join(images, `affiliations/${name}.svg`),
      scene(320, 96, fill(ink[700], 'M20 20H76V76H20ZM96 40H300V56H96Z')),
    );
  await put(
    join(images, 'insurers/saguaro-sample-mutual.svg'),
    scene(320, 96, fill(ink[700], 'M130 16H150V80H130ZM170 30H190V80H170Z')),
  );
  await drawIcons(project, sign(palette));
}

function sign({ ink, sand }: Palette): string {
  return box(ink[700], [0, 0, 48, 48]) + fill(sand[50], 'M8 8H40V28C40 34 34 36 24 36C14 36 8 34 8 28Z');
}

function shareCard({ ink, sand, seaglass, coral }: Palette): string {
  return scene(
    1200,
    630,
    box(ink[800], [0, 0, 1200, 630]),
    disc(seaglass[300], 860, 380, 150),
    box(coral[600], [0, 540, 1200, 90]),
    placed(
      40,
      40,
      3,
      fill(sand[50], 'M8 10H40V30C40 36 34 38 24 38C14 38 8 36 8 30Z'),
      fill(seaglass[300], 'M8 42H40V45H8Z'),
    ),
  );
}

async function drawIcons(project: string, shapes: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${shapes}</svg>`;
  const drawn = (size: number) => sharp(Buffer.from(svg), { density: 300 }).resize(size).png().toBuffer();
  writeFileSync(join(project, 'public/favicon.svg'), svg);
  for (const name of ['logo', 'mark', 'mark-one-colour'])
    writeFileSync(join(project, `src/assets/images/branding/${name}.svg`), svg);
  writeFileSync(join(project, 'public/apple-touch-icon.png'), await drawn(180));
  const png = await drawn(32);
  // An icon file is a list of pictures; this one has one, 32 pixels wide.
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  writeFileSync(join(project, 'public/favicon.ico'), Buffer.concat([head, png]));
}
