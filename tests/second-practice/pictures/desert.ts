import { adobe, arch, box, disc, fade, fill, line, oval, placed, scene, type Palette } from './paint.ts';

/** A saguaro, a hundred units high, its foot at the origin. */
export function saguaro({ coral }: Palette, x: number, y: number, height: number, arms = 2): string {
  const limbs = [
    'M0 0V-94',
    arms > 0 ? 'M0 -38H-14Q-22 -38 -22 -46V-66' : '',
    arms > 1 ? 'M0 -28H14Q22 -28 22 -36V-74' : '',
  ].join('');
  const ribs = ['M-3 -4V-92M4 -4V-90', arms > 0 ? 'M-24 -48V-65' : '', arms > 1 ? 'M20 -38V-73' : ''].join(
    '',
  );
  return placed(
    x,
    y,
    height / 100,
    oval('#000', 10, 1, 26, 3, 'opacity="0.14"'),
    line(coral[600], 15, limbs),
    line(coral[700], 4, 'M6 -2V-93' + (arms > 1 ? 'M25 -38V-73' : '')),
    line(coral[500], 1.6, ribs),
  );
}

function agave({ coral }: Palette, x: number, y: number, size: number): string {
  const leaves = [-70, -45, -20, 5, 30, 55]
    .map(
      (turn, index) =>
        `<path fill="${index % 2 ? coral[500] : coral[600]}" d="M-7 0Q-10 -40 0 -72Q10 -40 7 0Z" transform="rotate(${turn})"/>`,
    )
    .join('');
  return placed(x, y, size / 72, oval('#000', 0, 2, 46, 6, 'opacity="0.14"'), leaves);
}

/** Ranges, one before the other, from where the light is to where we stand; a hundred by a hundred, to be stretched. */
function ranges({ ink, seaglass }: Palette, width: number, horizon: number): string {
  const across = (color: string, points: [number, number][]) =>
    fill(
      color,
      `M0 ${horizon}L${points.map(([x, up]) => `${(x / 100) * width} ${horizon - up}`).join('L')}L${width} ${horizon}Z`,
    );
  const far: [number, number][] = [
    [0, 90],
    [9, 150],
    [16, 120],
    [27, 210],
    [35, 160],
    [44, 190],
    [56, 110],
    [66, 170],
    [76, 240],
    [84, 190],
    [93, 250],
    [100, 200],
  ];
  const near: [number, number][] = [
    [0, 60],
    [12, 90],
    [24, 40],
    [38, 80],
    [52, 30],
    [64, 70],
    [80, 120],
    [90, 70],
    [100, 110],
  ];
  return (
    across(ink[500], far) +
    `<g opacity="0.35">${across(seaglass[300], far)}</g>` +
    across(ink[600], near) +
    `<g opacity="0.3">${across(adobe.plain, near)}</g>`
  );
}

/** Morning over the desert: sky, sun, ranges and ground, to stand behind whatever is in front of it. */
export function morning(
  palette: Palette,
  width: number,
  height: number,
  horizon: number,
  sunX: number,
): string {
  const { seaglass } = palette;
  return (
    fade('sky', '#f7d9b0', seaglass[100], seaglass[50]) +
    fade('ground', adobe.light, adobe.plain) +
    box('url(#sky)', [0, 0, width, height]) +
    disc('#fff', sunX, horizon - 250, 150, 'opacity="0.35"') +
    disc('#fffaf0', sunX, horizon - 250, 92) +
    ranges(palette, width, horizon) +
    box('url(#ground)', [0, horizon - 2, width, height - horizon + 2])
  );
}

const path = (width: number, horizon: number, height: number) =>
  fill(
    '#f0cfa4',
    `M${width * 0.62} ${horizon}C${width * 0.6} ${horizon + 90} ${width * 0.8} ${horizon + 140} ${width * 0.7} ${height}H${width * 0.98}C${width * 0.96} ${horizon + 130} ${width * 0.66} ${horizon + 90} ${width * 0.64} ${horizon}Z`,
  );

/** Behind the headline: the words stand at the left, so what there is to see stands at the right. */
export function hero(palette: Palette, width: number, height: number): string {
  const horizon = height * 0.62;
  const at = (part: number) => width * part;
  return scene(
    width,
    height,
    morning(palette, width, height, horizon, at(0.58)),
    path(width, horizon, height),
    saguaro(palette, at(0.5), horizon + 36, 150, 1),
    saguaro(palette, at(0.9), horizon + 60, 250),
    saguaro(palette, at(0.74), horizon + 170, 420),
    saguaro(palette, at(0.14), horizon + 90, 230),
    agave(palette, at(0.86), horizon + 240, 130),
    agave(palette, at(0.56), horizon + 110, 70),
    agave(palette, at(0.3), horizon + 130, 90),
  );
}

/** The adobe house on the plaza: two vigas rows, a green awning over the door. */
export function exterior(palette: Palette, width: number, height: number): string {
  const { coral, ink, sand, seaglass } = palette;
  const awning = Array.from({ length: 8 }, (_none, index) =>
    fill(
      index % 2 ? sand[50] : coral[600],
      `M${620 + index * 45} 520H${665 + index * 45}L${668 + (index - 3.5) * 53 + 157} 610A27 27 0 0 1 ${614 + (index - 3.5) * 53 + 157} 610Z`,
    ),
  ).join('');
  const windowAt = (x: number) =>
    fill(adobe.deep, arch(x - 16, 504, 172, 246)) +
    fill(ink[700], arch(x, 520, 140, 214)) +
    fill(seaglass[200], `M${x + 20} 734V640L${x + 70} 590V734Z`, 'opacity="0.25"') +
    line(adobe.deep, 8, `M${x + 70} 522V734M${x} 640H${x + 140}`);
  return scene(
    width,
    height,
    morning(palette, width, height, 760, 1330),
    saguaro(palette, 1480, 830, 430),
    fade('wall', adobe.light, adobe.plain),
    fill(
      'url(#wall)',
      'M190 900V380Q190 350 222 350H620V300Q620 272 650 272H950Q980 272 980 300V350H1378Q1410 350 1410 380V900Z',
    ),
    Array.from({ length: 13 }, (_none, index) => disc(adobe.deep, 270 + index * 88, 416, 14)).join(''),
    windowAt(320),
    windowAt(1140),
    fill(adobe.deep, 'M690 900V540H910V900Z'),
    fill(ink[800], 'M708 900V560H892V900Z'),
    disc(seaglass[300], 864, 740, 10),
    awning,
    box(adobe.shade, [190, 884, 1220, 20], 0, 'opacity="0.5"'),
    fill('#f0cfa4', 'M690 904H910L1080 1067H560Z'),
    agave(palette, 560, 935, 120),
    agave(palette, 1040, 935, 120),
    saguaro(palette, 120, 950, 380, 1),
  );
}

/** Where it is: the plaza, the streetcar, the lot behind the building. */
export function map(palette: Palette, width: number, height: number): string {
  const { coral, ink, sand, seaglass } = palette;
  const street = (d: string) => line(sand[50], 62, d);
  return scene(
    width,
    height,
    box(seaglass[100], [0, 0, width, height]),
    [
      [60, 70, 300, 190],
      [470, 60, 280, 200],
      [60, 390, 300, 230],
      [60, 750, 300, 250],
      [470, 750, 280, 250],
      [1230, 60, 310, 200],
      [1230, 390, 310, 610],
    ]
      .map((place) => box(seaglass[200], place as [number, number, number, number], 18))
      .join(''),
    street('M-20 325H1620M-20 685H1160M415 -20V1087M1155 -20V1087M800 -20V325'),
    line(ink[500], 8, 'M392 -20V1087M438 -20V1087'),
    Array.from({ length: 18 }, (_none, index) => line(ink[500], 6, `M396 ${index * 62}H434`)).join(''),
    box(coral[100], [480, 390, 290, 230], 26),
    disc(coral[300], 625, 505, 62),
    disc(seaglass[50], 625, 505, 26),
    [520, 730].map((x) => disc(coral[500], x, 430, 22) + disc(coral[500], x, 580, 22)).join(''),
    box(sand[200], [860, 60, 230, 200], 18),
    box(adobe.plain, [850, 390, 240, 150], 14),
    box(sand[300], [850, 556, 240, 74], 10),
    line(sand[50], 5, 'M890 560V626M930 560V626M970 560V626M1010 560V626M1050 560V626'),
    fill(coral[600], 'M970 470C900 390 912 300 970 300C1028 300 1040 390 970 470Z'),
    disc(sand[50], 970, 362, 24),
    placed(1300, 820, 1, saguaro(palette, 0, 60, 150), saguaro(palette, 120, 80, 110, 1)),
  );
}
