import { morning, saguaro } from './desert.ts';
import { adobe, arch, box, disc, fade, fill, line, oval, scene, within, type Palette } from './paint.ts';

/** Walls, floor and an arched window onto the desert: every room of the house begins like this. */
function room(palette: Palette, width: number, height: number, windowX: number): string {
  const { sand, seaglass } = palette;
  const floor = height * 0.74;
  const [wide, high, top] = [width * 0.25, height * 0.5, height * 0.12];
  const hole = arch(windowX, top, wide, high);
  return (
    fade('plaster', '#fdf6e6', seaglass[100]) +
    fade('tiles', adobe.plain, adobe.shade) +
    box('url(#plaster)', [0, 0, width, floor]) +
    box('url(#tiles)', [0, floor, width, height - floor]) +
    Array.from({ length: 9 }, (_none, index) =>
      line(
        adobe.deep,
        3,
        `M${(index - 1) * (width / 6)} ${height}L${width / 4 + index * (width / 16)} ${floor}`,
        'opacity="0.25"',
      ),
    ).join('') +
    line(adobe.deep, 3, `M0 ${floor + (height - floor) * 0.4}H${width}`, 'opacity="0.25"') +
    box(sand[200], [0, floor - 14, width, 14]) +
    fill(adobe.light, arch(windowX - 22, top - 22, wide + 44, high + 22)) +
    within(
      'window',
      hole,
      `<g transform="translate(${windowX} ${top}) scale(${wide / 900})">${morning(palette, 900, 1400, 900, 600)}${saguaro(palette, 300, 1010, 480)}${saguaro(palette, 700, 960, 260, 1)}</g>`,
    ) +
    line(adobe.shade, 8, `M${windowX + wide / 2} ${top}V${top + high}`) +
    box(adobe.plain, [windowX - 40, top + high, wide + 80, 22], 8) +
    fill(
      '#fff',
      `M${windowX} ${floor}H${windowX + wide}L${windowX + wide - 240} ${height}H${windowX - 320}Z`,
      'opacity="0.16"',
    )
  );
}

const shadow = (x: number, y: number, wide: number) => oval('#2b1a10', x, y, wide, 20, 'opacity="0.22"');

function dentalChair({ ink, coral, sand }: Palette, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">
    ${shadow(20, 6, 270)}
    ${box(ink[800], [-90, -22, 220, 24], 12)}${box(ink[600], [-8, -150, 56, 134], 10)}
    ${line(coral[600], 86, 'M-230 -236L-120 -190H110L240 -400')}
    ${line(coral[500], 40, 'M-225 -252L-118 -208H106L226 -402')}
    ${line(coral[700], 74, 'M268 -448L286 -478')}
    ${box(ink[600], [-70, -262, 150, 22], 11)}
    ${line(sand[400], 14, 'M-330 0V-560L-90 -640')}
    ${fill(sand[50], 'M-140 -668L-30 -632L-52 -572L-162 -608Z')}
    ${fill('#fff7d6', 'M-60 -575L-140 -602L-60 -300L120 -330Z', 'opacity="0.3"')}
  </g>`;
}

export const treatmentRoom = (palette: Palette, width: number, height: number) => {
  const { ink, sand, seaglass } = palette;
  return scene(
    width,
    height,
    room(palette, width, height, width * 0.56),
    shadow(200, height * 0.8, 210),
    box(sand[50], [30, height * 0.5, 340, height * 0.29], 14),
    box(adobe.plain, [18, height * 0.485, 364, 30], 10),
    line(sand[300], 6, `M60 ${height * 0.6}H340M60 ${height * 0.69}H340`),
    box(ink[700], [90, height * 0.33, 190, 126], 12),
    box(seaglass[100], [104, height * 0.345, 162, 94], 6),
    line(ink[700], 16, `M185 ${height * 0.45}V${height * 0.485}`),
    dentalChair(palette, width * 0.5, height * 0.9),
  );
};

function armchair({ coral, ink }: Palette, x: number, y: number, color = coral[600]): string {
  return `<g transform="translate(${x} ${y})">${shadow(0, 4, 150)}
    ${line(ink[900], 14, 'M-90 -30L-100 0M90 -30L100 0')}
    ${box(color, [-110, -250, 220, 190], 60)}${box(color, [-140, -150, 280, 120], 44)}
    ${box('#fff', [-92, -138, 184, 50], 24, 'opacity="0.22"')}</g>`;
}

const lamp = ({ seaglass, ink }: Palette, x: number, drop: number) =>
  line(ink[800], 5, `M${x} 0V${drop}`) +
  fill(
    seaglass[300],
    `M${x - 80} ${drop + 80}Q${x - 70} ${drop} ${x} ${drop}Q${x + 70} ${drop} ${x + 80} ${drop + 80}Z`,
  ) +
  oval('#fffbe6', x, drop + 80, 80, 12);

const pot = (palette: Palette, x: number, y: number) =>
  shadow(x, y, 80) +
  fill(adobe.deep, `M${x - 62} ${y - 110}H${x + 62}L${x + 42} ${y}H${x - 42}Z`) +
  saguaro(palette, x, y - 104, 230, 1);

export const reception = (palette: Palette, width: number, height: number) => {
  const { ink, sand, seaglass, coral } = palette;
  const floor = height * 0.9;
  return scene(
    width,
    height,
    room(palette, width, height, width * 0.64),
    box(ink[700], [150, height * 0.2, 330, 20], 8),
    box(coral[500], [180, height * 0.2 - 90, 34, 90], 4) +
      box(seaglass[400], [220, height * 0.2 - 76, 30, 76], 4) +
      box(adobe.shade, [256, height * 0.2 - 96, 28, 96], 4) +
      disc(coral[300], 400, height * 0.2 - 38, 38),
    lamp(palette, 470, 150),
    shadow(450, floor, 420),
    fill(adobe.plain, `M90 ${floor}V${height * 0.56}H820V${floor}Z`),
    box(adobe.deep, [60, height * 0.53, 790, 40], 14),
    Array.from({ length: 7 }, (_none, index) =>
      fill(
        index % 2 ? seaglass[200] : coral[300],
        `M${180 + index * 90} ${height * 0.66}l40 52l-40 52l-40 -52Z`,
      ),
    ).join(''),
    box(ink[800], [250, height * 0.4, 190, 120], 12),
    line(ink[800], 18, `M345 ${height * 0.51}V${height * 0.53}`),
    box(sand[50], [600, height * 0.49, 100, 44], 6),
    armchair(palette, width * 0.66, floor + 30),
    armchair(palette, width * 0.87, floor + 30, ink[600]),
  );
};

export const waitingRoom = (palette: Palette, width: number, height: number) => {
  const { ink, coral, seaglass, sand } = palette;
  const floor = height * 0.88;
  return scene(
    width,
    height,
    room(palette, width, height, width * 0.1),
    box(adobe.shade, [820, height * 0.16, 330, 230], 10),
    box(seaglass[50], [838, height * 0.16 + 18, 294, 194], 4),
    fill(coral[500], `M850 ${height * 0.16 + 200}q70 -120 140 0q60 -90 130 0Z`),
    disc(seaglass[400], 1060, height * 0.16 + 70, 26),
    lamp(palette, 1320, 190),
    oval(coral[100], width * 0.52, floor + 40, 560, 60),
    oval(seaglass[200], width * 0.52, floor + 40, 440, 42),
    shadow(830, floor + 4, 360),
    line(ink[900], 16, `M560 ${floor - 20}V${floor}M1100 ${floor - 20}V${floor}`),
    box(ink[600], [520, floor - 280, 620, 220], 56),
    box(ink[600], [480, floor - 180, 700, 160], 54),
    box(ink[500], [540, floor - 166, 284, 76], 30),
    box(ink[500], [838, floor - 166, 284, 76], 30),
    box(seaglass[300], [590, floor - 262, 120, 110], 22, 'transform="rotate(-8 650 620)"'),
    box(coral[500], [960, floor - 258, 116, 106], 22, 'transform="rotate(7 1018 620)"'),
    armchair(palette, 1360, floor + 60),
    pot(palette, 400, floor + 60),
    shadow(870, floor + 130, 150),
    box(adobe.deep, [730, floor + 30, 280, 24], 12),
    line(adobe.deep, 14, `M770 ${floor + 50}L756 ${floor + 128}M970 ${floor + 50}L984 ${floor + 128}`),
    box(sand[50], [820, floor - 16, 60, 46], 8),
  );
};

/** A tooth, a hundred units wide and high, its crown up. */
export const tooth = (color: string) =>
  fill(
    color,
    'M12 28C8 2 34 4 50 12C66 4 92 2 88 28C86 50 82 98 68 98C58 98 60 66 50 66C40 66 42 98 32 98C18 98 14 50 12 28Z',
  );

export const technology = (palette: Palette, width: number, height: number) => {
  const { ink, sand, seaglass, coral, tooth: teeth } = palette;
  return scene(
    width,
    height,
    room(palette, width, height, width * 0.06),
    shadow(1010, height * 0.93, 420),
    box(adobe.deep, [600, height * 0.7, 840, 36], 14),
    line(adobe.deep, 24, `M660 ${height * 0.73}V${height * 0.92}M1380 ${height * 0.73}V${height * 0.92}`),
    box(ink[900], [760, height * 0.2, 560, 380], 24),
    box(ink[700], [786, height * 0.2 + 26, 508, 328], 10),
    line(ink[900], 40, `M1040 ${height * 0.55}V${height * 0.69}`),
    box(ink[900], [930, height * 0.69, 220, 14], 7),
    `<g transform="translate(930 ${height * 0.25}) scale(2.3)">${tooth(teeth.light)}</g>`,
    line(
      seaglass[300],
      5,
      `M880 ${height * 0.34}H1200M880 ${height * 0.42}H1200M960 ${height * 0.23}V${height * 0.5}M1120 ${height * 0.23}V${height * 0.5}`,
      'opacity="0.55"',
    ),
    line(sand[50], 34, `M640 ${height * 0.66}L720 ${height * 0.58}`),
    line(coral[500], 22, `M724 ${height * 0.575}L748 ${height * 0.55}`),
    line(sand[300], 7, `M640 ${height * 0.67}Q560 ${height * 0.74} 620 ${height * 0.8}`),
  );
};

/** The way in from the plaza, the door open. */
export const door = (palette: Palette, width: number, height: number) => {
  const { ink, coral, sand, seaglass } = palette;
  const floor = height * 0.86;
  return scene(
    width,
    height,
    fade('front', adobe.light, adobe.plain),
    box('url(#front)', [0, 0, width, height]),
    box('#f0cfa4', [0, floor, width, height - floor]),
    fill(adobe.deep, `M${width / 2 - 180} ${floor}V150H${width / 2 + 180}V${floor}Z`),
    fill(seaglass[100], `M${width / 2 - 156} ${floor}V176H${width / 2 + 156}V${floor}Z`),
    box(adobe.plain, [width / 2 - 156, floor - 60, 312, 60]),
    lamp(palette, width / 2 + 30, 190),
    `<g transform="translate(${width / 2 - 30} ${floor - 20}) scale(0.55)">${armchair(palette, 0, 0)}</g>`,
    fill(
      ink[800],
      `M${width / 2 - 156} 176L${width / 2 - 330} 210V${floor + 44}L${width / 2 - 156} ${floor}Z`,
    ),
    disc(seaglass[300], width / 2 - 300, 410, 9),
    Array.from({ length: 8 }, (_none, index) =>
      fill(
        index % 2 ? sand[50] : coral[600],
        `M${width / 2 - 240 + index * 60} 60h60v110a30 30 0 0 1 -60 0Z`,
      ),
    ).join(''),
    pot(palette, width / 2 + 330, floor + 40),
    pot(palette, width / 2 - 470, floor + 40),
  );
};
