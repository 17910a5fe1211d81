import { adobe, box, disc, fade, fill, line, oval, placed, scene, type Palette } from './paint.ts';
import { tooth } from './rooms.ts';

const table = ({ seaglass }: Palette, width: number, height: number) =>
  fade('wall', '#fdf6e6', seaglass[100]) +
  box('url(#wall)', [0, 0, width, height]) +
  box(adobe.plain, [0, height * 0.72, width, height * 0.28]) +
  box(adobe.light, [0, height * 0.72, width, 14]);

const onTable = (x: number, y: number, wide: number) => oval('#2b1a10', x, y, wide, 24, 'opacity="0.22"');

/** A mirror and a probe beside a model of teeth. */
export function checkup(palette: Palette, width: number, height: number): string {
  const { ink, sand, coral, seaglass } = palette;
  const bow = (up: number) =>
    Array.from({ length: 7 }, (_none, index) => {
      const lean = (index - 3) * 0.11;
      return `<g transform="translate(${560 + index * 66} ${up + Math.abs(index - 3) ** 2 * 7}) rotate(${lean * 60}) scale(0.74 0.8)">${tooth('#fffdf8')}</g>`;
    }).join('');
  return scene(
    width,
    height,
    table(palette, width, height),
    disc(seaglass[200], 800, 470, 380),
    onTable(800, 860, 400),
    fill(coral[300], 'M500 690Q800 590 1100 690L1130 820Q800 900 470 820Z'),
    bow(560),
    fill(coral[500], 'M480 760Q800 650 1120 760L1130 830Q800 906 470 830Z'),
    line(ink[600], 22, 'M1240 860L1120 470'),
    disc(ink[600], 1098, 400, 76),
    disc(seaglass[50], 1098, 400, 60),
    line('#fff', 10, 'M1070 420L1120 370', 'opacity="0.8"'),
    line(ink[700], 20, 'M320 880L420 500'),
    line(ink[700], 8, 'M420 500Q440 410 500 430'),
    box(sand[50], [200, 900, 300, 60], 20, 'opacity="0.8"'),
  );
}

/** A crown on its way down to its tooth, under a lamp. */
export function crown(palette: Palette, width: number, height: number): string {
  const { ink, coral, seaglass, sand } = palette;
  return scene(
    width,
    height,
    fade('dusk', ink[600], ink[800]),
    box('url(#dusk)', [0, 0, width, height]),
    fill(seaglass[100], 'M700 120H900L1240 1067H360Z', 'opacity="0.22"'),
    fill(sand[50], 'M640 40H960L900 130H700Z'),
    line(sand[400], 20, 'M800 0V40'),
    fill(coral[300], 'M0 860Q400 790 640 840Q800 880 960 840Q1200 790 1600 860V1067H0Z'),
    placed(300, 560, 3.4, tooth('#f3ead6')),
    placed(960, 560, 3.4, tooth('#f3ead6')),
    fill('#e4d2ae', 'M690 640Q800 590 910 640L890 900H710Z'),
    fill(coral[500], 'M0 930Q400 850 700 900Q800 930 900 900Q1200 850 1600 930V1067H0Z'),
    fill(
      '#fffdf8',
      'M640 470C620 330 720 330 800 380C880 330 980 330 960 470Q955 540 930 580Q800 520 670 580Q645 540 640 470Z',
    ),
    line(seaglass[300], 8, 'M800 600V640M740 604L724 640M860 604L876 640'),
  );
}

/** Two clear trays beside their case. */
export function trays(palette: Palette, width: number, height: number): string {
  const { ink, coral, seaglass } = palette;
  const tray = (x: number, y: number) =>
    placed(
      x,
      y,
      1,
      onTable(0, 150, 250),
      line(seaglass[50], 92, 'M-200 110C-230 -150 230 -150 200 110'),
      line('#ffffff', 60, 'M-200 110C-230 -150 230 -150 200 110', 'opacity="0.75"'),
      line(
        seaglass[300],
        5,
        'M-246 110C-286 -210 286 -210 246 110M-154 110C-174 -90 174 -90 154 110',
        'opacity="0.8"',
      ),
    );
  return scene(
    width,
    height,
    table(palette, width, height),
    disc(coral[100], 540, 420, 330),
    onTable(1180, 880, 320),
    box(coral[600], [900, 600, 560, 270], 90),
    box(coral[500], [900, 560, 560, 210], 90),
    box(ink[800], [940, 596, 480, 130], 60),
    box(coral[700], [1130, 800, 100, 30], 15),
    tray(520, 470),
    tray(560, 790),
  );
}

/** What is done here, in three rounds. */
export function threeKinds(palette: Palette, width: number, height: number): string {
  const { ink, coral, seaglass, sand, tooth: teeth } = palette;
  const round = (x: number, color: string, ...shapes: string[]) =>
    placed(x, height / 2, 1, disc(color, 0, 0, 170), ...shapes);
  return scene(
    width,
    height,
    box(seaglass[100], [0, 0, width, height]),
    fill(
      adobe.light,
      `M0 ${height * 0.72}Q${width / 2} ${height * 0.58} ${width} ${height * 0.72}V${height}H0Z`,
    ),
    round(250, coral[600], placed(-95, -95, 1.9, tooth(teeth.light))),
    round(
      640,
      ink[700],
      placed(-85, -30, 1.7, tooth('#e4d2ae')),
      fill(sand[50], 'M-92 -20C-100 -110 -40 -110 0 -84C40 -110 100 -110 92 -20Q0 -50 -92 -20Z'),
    ),
    round(
      1030,
      adobe.shade,
      line(sand[50], 54, 'M-84 60C-100 -90 100 -90 84 60'),
      Array.from({ length: 5 }, (_none, index) =>
        disc(ink[600], (index - 2) * 36, -50 + (index - 2) ** 2 * 12, 9),
      ).join(''),
    ),
  );
}

/** Front teeth between lips: how each one stands is a shift and a turn. */
function smile({ tooth: teeth }: Palette, stands: [number, number][]): string {
  const shown = stands
    .map(
      ([shift, turn], index) =>
        `<g transform="translate(${430 + index * 126 + shift} ${390 + Math.abs(index - 2.5) * 10}) rotate(${turn} 62 120)">${fill(
          index % 2 ? teeth.light : '#fbf5e6',
          'M6 0H118Q124 150 104 210Q62 240 20 210Q0 150 6 0Z',
        )}${line('#d9c7a0', 4, 'M6 0Q0 150 20 210', 'opacity="0.5"')}</g>`,
    )
    .join('');
  return scene(
    1600,
    1067,
    box('#d9a27c', [0, 0, 1600, 1067]),
    fill('#7a2f33', 'M250 520Q800 250 1350 520Q800 900 250 520Z'),
    fill('#e08d86', 'M330 430Q800 270 1270 430L1240 470Q800 340 360 470Z'),
    shown,
    fill(
      '#c2635c',
      'M230 520Q520 300 700 330Q800 360 900 330Q1080 300 1370 520Q1050 380 800 392Q550 380 230 520Z',
    ),
    fill('#cf726a', 'M230 520Q500 640 800 650Q1100 640 1370 520Q1120 860 800 860Q480 860 230 520Z'),
    line('#fff', 14, 'M640 770Q800 800 960 770', 'opacity="0.25"'),
  );
}
export const leaning = (palette: Palette) =>
  smile(palette, [
    [20, 12],
    [-8, -9],
    [22, 7],
    [-24, -6],
    [14, 10],
    [-26, -13],
  ]);
export const straight = (palette: Palette) =>
  smile(palette, [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);

/** Two back teeth from above: as they were, or covered. */
function molars({ tooth: teeth }: Palette, covered: boolean): string {
  const chewed =
    'M-150 -60C-150 -170 -60 -170 0 -140C60 -170 150 -170 150 -60C170 0 170 60 150 90C150 170 60 170 0 150C-60 170 -150 170 -150 90C-170 60 -170 0 -150 -60Z';
  const one = (x: number, color: string, ...marks: string[]) =>
    placed(
      x,
      540,
      1.5,
      fill(color, chewed),
      line('#c9b183', 9, 'M-70 -70Q0 -10 70 -70M-70 80Q0 20 70 80M0 -60V70', 'opacity="0.7"'),
      ...marks,
    );
  return scene(
    1600,
    1067,
    box('#c9736c', [0, 0, 1600, 1067]),
    fill('#b25d58', 'M0 250Q800 130 1600 250V830Q800 950 0 830Z'),
    placed(-30, 540, 1.35, fill('#f3ead6', chewed)),
    placed(1630, 540, 1.35, fill('#f3ead6', chewed)),
    covered
      ? one(530, '#fffdf8') + one(1070, '#fffdf8')
      : one(530, teeth.dark, fill('#5c5148', 'M-60 -50Q0 -90 60 -40Q90 30 30 70Q-50 80 -70 20Z')) +
          one(1070, teeth.dark, line('#5c4a34', 9, 'M-30 -140L-6 -60L-34 10L0 80L-14 150')),
  );
}
export const backTeethBefore = (palette: Palette) => molars(palette, false);
export const backTeethAfter = (palette: Palette) => molars(palette, true);
