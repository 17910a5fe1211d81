import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The practice's own colors, and those of its place: adobe, wood, skin. */
export interface Palette {
  ink: Record<500 | 600 | 700 | 800 | 900 | 950, string>;
  seaglass: Record<50 | 100 | 200 | 300 | 400, string>;
  sand: Record<50 | 100 | 200 | 300 | 400, string>;
  coral: Record<100 | 300 | 500 | 600 | 700, string>;
  tooth: Record<'light' | 'dark', string>;
}
export const adobe = { light: '#e3b184', plain: '#cf9263', shade: '#a86c45', deep: '#7d4b30' };

export function paletteOf(project: string): Palette {
  const config = createRequire(import.meta.url)(join(project, 'tailwind.config.cjs')) as {
    theme: { extend: { colors: Palette } };
  };
  return config.theme.extend.colors;
}

export const scene = (width: number, height: number, ...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;
export const fill = (color: string, path: string, extra = '') =>
  `<path fill="${color}" d="${path}" ${extra}/>`;
export const box = (
  color: string,
  [x, y, width, height]: [number, number, number, number],
  radius = 0,
  extra = '',
) => `<rect fill="${color}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${extra}/>`;
export const disc = (color: string, x: number, y: number, radius: number, extra = '') =>
  `<circle fill="${color}" cx="${x}" cy="${y}" r="${radius}" ${extra}/>`;
export const oval = (color: string, x: number, y: number, wide: number, high: number, extra = '') =>
  `<ellipse fill="${color}" cx="${x}" cy="${y}" rx="${wide}" ry="${high}" ${extra}/>`;
export const line = (color: string, width: number, path: string, extra = '') =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}" ${extra}/>`;
export const placed = (x: number, y: number, scale: number, ...shapes: string[]) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join('')}</g>`;
/** Shapes seen through a hole, which is a path. */
export const within = (id: string, path: string, ...shapes: string[]) =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${shapes.join('')}</g>`;
/** From top to bottom, to fill with as `url(#id)`. */
export const fade = (id: string, ...colors: string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colors
    .map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;
/** A window or a door with a round head. */
export const arch = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`;
