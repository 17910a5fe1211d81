import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

type Scale = Record<string, string>;
interface Tokens {
  theme: { extend: { colors: Record<'ink' | 'seaglass' | 'sand' | 'coral', Scale> } };
}

const people = [1, 2, 3, 4, 5];
const wide = { width: 1600, height: 1067 };

/** Plain drawings where the second practice cannot show the first one's pictures: its people, its house, its map, its cards. */
export async function drawPictures(project: string): Promise<void> {
  const { colors } = (createRequire(import.meta.url)(join(project, 'tailwind.config.cjs')) as Tokens).theme
    .extend;
  const { ink, seaglass, sand, coral } = colors;
  const images = join(project, 'src/assets/images');
  const put = async (path: string, svg: string) => {
    mkdirSync(dirname(path), { recursive: true });
    if (path.endsWith('.svg')) return writeFileSync(path, svg);
    await sharp(Buffer.from(svg)).toFile(path);
  };
  const scene = (width: number, height: number, shapes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const fill = (color: string | undefined, path: string) => `<path fill="${color}" d="${path}"/>`;

  const grounds = [seaglass[200], sand[200], coral[100], seaglass[100], sand[300]];
  for (const id of people)
    await put(
      join(images, `team/team-${id}.webp`),
      scene(
        1200,
        1200,
        fill(grounds[id - 1], 'M0 0H1200V1200H0Z') +
          fill(id % 2 ? ink[800] : ink[600], 'M180 1200C180 860 1020 860 1020 1200Z') +
          `<circle cx="600" cy="520" r="${210 + 8 * id}" fill="#b98363"/>` +
          fill(
            ink[950],
            `M370 ${470 - 6 * id}C400 180 800 180 830 ${470 - 6 * id}C700 380 500 380 370 ${470 - 6 * id}Z`,
          ),
      ),
    );
  const house =
    fill(seaglass[100], 'M0 0H1600V1067H0Z') +
    fill(sand[300], 'M0 820H1600V1067H0Z') +
    fill(sand[100], 'M240 380H1360V900H240Z') +
    fill(ink[800], 'M690 560H910V900H690Z') +
    fill(coral[600], 'M640 480H960L1000 570H600Z');
  await put(join(images, 'office/exterior.webp'), scene(wide.width, wide.height, house));
  const map =
    fill(sand[100], 'M0 0H1600V1067H0Z') +
    fill(sand[300], 'M0 480H1600V560H0ZM700 0H780V1067H700ZM1150 0H1210V1067H1150Z') +
    fill(coral[100], 'M820 600H1110V900H820Z') +
    `<circle cx="960" cy="440" r="46" fill="${coral[600]}"/>`;
  await put(join(images, 'office/map.webp'), scene(wide.width, wide.height, map));
  const sign = `<g transform="translate(40 40) scale(3)">${fill(sand[50], 'M8 10H40V30C40 36 34 38 24 38C14 38 8 36 8 30Z')}${fill(seaglass[300], 'M8 42H40V45H8Z')}</g>`;
  await put(
    join(images, 'share/share.png'),
    scene(1200, 630, fill(ink[800], 'M0 0H1200V630H0Z') + fill(coral[600], 'M0 540H1200V630H0Z') + sign),
  );
  for (const name of ['desert-dental-circle', 'colegio-modelo'])
    await put(
      join(images, `affiliations/${name}.svg`),
      scene(320, 96, fill(ink[700], 'M20 20H76V76H20ZM96 40H300V56H96Z')),
    );
  await put(
    join(images, 'insurers/saguaro-sample-mutual.svg'),
    scene(320, 96, fill(ink[700], 'M130 16H150V80H130ZM170 30H190V80H170Z')),
  );
  await drawIcons(
    project,
    `${fill(ink[700], 'M0 0H48V48H0Z')}<g>${fill(sand[50], 'M8 8H40V28C40 34 34 36 24 36C14 36 8 34 8 28Z')}</g>`,
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
