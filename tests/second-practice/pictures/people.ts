import { disc, fill, line, oval, scene, type Palette } from './paint.ts';

interface Look {
  skin: string;
  shade: string;
  hair: string;
  /** What lies behind the head, and what before the forehead. */
  behind: string;
  before: string;
  glasses?: boolean;
  beard?: boolean;
}

const long = 'M330 820C270 560 320 270 600 260C880 270 930 560 870 820Q600 900 330 820Z';
const parted =
  'M372 520C370 330 470 262 600 262C730 262 830 330 828 520C790 430 720 390 620 350C560 400 450 430 372 520Z';
const short =
  'M386 520C350 300 480 236 610 240C760 246 850 330 814 520L792 500C786 450 770 440 740 432C640 440 540 440 450 432C424 440 412 460 408 500Z';
const bun = 'M600 130a90 90 0 0 1 0 180a90 90 0 0 1 0 -180Z';

/** The five, in the order of the roster. */
const looks: Look[] = [
  { skin: '#c98d66', shade: '#a96d49', hair: '#2c1f1c', behind: long, before: parted, glasses: true },
  { skin: '#dcaa83', shade: '#bb845d', hair: '#6b6259', behind: '', before: short, beard: true },
  { skin: '#9d6743', shade: '#7f4e30', hair: '#1d1614', behind: bun, before: parted },
  { skin: '#b97d56', shade: '#98603d', hair: '#241a17', behind: '', before: short },
  { skin: '#d39b73', shade: '#b27850', hair: '#a9a39c', behind: long, before: parted, glasses: true },
];

/** A portrait: all five by one hand, in the colors of the practice. */
export function portrait(palette: Palette, id: number): string {
  const { ink, seaglass, sand, coral } = palette;
  const look = looks[id - 1];
  if (!look) throw new Error(`Nobody has the id ${id}`);
  const ground = [seaglass[200], sand[200], coral[100], seaglass[100], sand[300]][id - 1] ?? sand[200];
  const coat = [ink[700], coral[700], coral[600], ink[600], ink[800]][id - 1] ?? ink[700];
  const eye = (x: number) =>
    oval('#fff', x, 545, 30, 20) + disc('#2b1d18', x, 546, 15) + disc('#fff', x + 5, 540, 4);
  const face = [
    oval(look.skin, 600, 570, 214, 262),
    disc(look.skin, 386, 590, 38) + disc(look.skin, 814, 590, 38),
    oval(look.shade, 480, 660, 40, 24, 'opacity="0.3"') + oval(look.shade, 720, 660, 40, 24, 'opacity="0.3"'),
    look.beard
      ? fill(
          look.hair,
          'M394 620C400 820 500 850 600 850C700 850 800 820 806 620C770 720 690 690 600 690C510 690 430 720 394 620Z',
        )
      : '',
    eye(512) + eye(688),
    line(look.hair, 14, 'M468 496Q512 474 552 494M648 494Q688 474 732 496'),
    line(look.shade, 12, 'M600 560L584 636Q600 650 618 638'),
    fill('#fff', 'M528 712Q600 742 672 712Q650 776 600 776Q550 776 528 712Z'),
    line('#8c3f37', 8, 'M522 708Q600 742 678 708'),
    look.glasses
      ? line(
          ink[900],
          9,
          'M452 548a58 52 0 1 0 116 0a58 52 0 1 0 -116 0M632 548a58 52 0 1 0 116 0a58 52 0 1 0 -116 0M568 540Q600 526 632 540',
        )
      : '',
  ];
  return scene(
    1200,
    1200,
    `<rect width="1200" height="1200" fill="${ground}"/>`,
    disc('#fff', 600, 560, 430, 'opacity="0.35"'),
    look.behind ? fill(look.hair, look.behind) : '',
    fill(look.shade, 'M500 760H700V940Q600 1010 500 940Z'),
    fill(coat, 'M140 1200C150 960 330 900 500 880L600 990L700 880C870 900 1050 960 1060 1200Z'),
    fill(sand[50], 'M500 876L600 1000L700 876L720 920L610 1080H590L480 920Z'),
    ...face,
    fill(look.hair, look.before),
  );
}
