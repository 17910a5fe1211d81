/** The few drawing words the smiles are written with: smooth lines, mixed colours, seeded chance, soft blurs. */

export const mix = (a, b, t) => {
  const channel = (hex, i) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const part = (i) => Math.round(channel(a, i) + (channel(b, i) - channel(a, i)) * t).toString(16).padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
};

/** Chance that comes out the same every time. */
export const seeded = (seed) => {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
};

const hermite = (p0, p1, p2, p3, t) => {
  const along = (i) => {
    const [a, b, c, d] = [p0[i], p1[i], p2[i], p3[i]];
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  };
  return [along(0), along(1)];
};

/** A smooth line through the points, as many short steps; `closed` comes back to the start. */
export const smooth = (points, closed = false, steps = 10) => {
  const n = points.length;
  const get = (i) => (closed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))]);
  const out = [];
  for (let i = 0; i < (closed ? n : n - 1); i++)
    for (let s = 0; s < steps; s++) out.push(hermite(get(i - 1), get(i), get(i + 1), get(i + 2), s / steps));
  if (!closed) out.push(points[n - 1]);
  return out;
};

/** The point a share `t` of the way along a line. */
export const at = (line, t) => {
  const place = Math.min(0.9999, Math.max(0, t)) * (line.length - 1);
  const i = Math.floor(place);
  const [a, b] = [line[i], line[i + 1]];
  return [a[0] + (b[0] - a[0]) * (place - i), a[1] + (b[1] - a[1]) * (place - i)];
};

const round = (n) => Math.round(n * 10) / 10;
export const path = (line, closed = true) =>
  `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;

export const shape = (line, fill, rest = '') => `<path d="${typeof line === 'string' ? line : path(line)}" fill="${fill}" ${rest}/>`;
/** A filter measures the bare line, and a straight one has no area to blur in: an unpainted box gives it room. */
const roomFor = (d, margin) => {
  const numbers = d.match(/-?[\d.]+/g).map(Number);
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(...xs) + margin - x)}" height="${round(Math.max(...ys) + margin - y)}" fill="none"/>`;
};

export const stroke = (line, colour, width, rest = '') => {
  const d = typeof line === 'string' ? line : path(line, false);
  const drawn = `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"`;
  const blur = /url\(#b(\d+)\)/.exec(rest);
  return blur ? `<g ${rest}>${roomFor(d, width / 2 + blur[1] * 2)}${drawn}/></g>` : `${drawn} ${rest}/>`;
};
export const ellipse = (x, y, rx, ry, fill, rest = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${rest}/>`;

const stops = (list) =>
  list.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('');
export const linear = (id, [x1, y1, x2, y2], list) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}">${stops(list)}</linearGradient>`;
export const radial = (id, [cx, cy, r], list, rest = '') =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}" ${rest}>${stops(list)}</radialGradient>`;
export const clip = (id, line) => `<clipPath id="${id}"><path d="${typeof line === 'string' ? line : path(line)}"/></clipPath>`;

/** `filter="url(#b8)"`: blurs by their radius in pixels. */
export const blurs = [1, 2, 3, 5, 8, 12, 18, 28, 45, 70]
  .map((r) => `<filter id="b${r}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${r}"/></filter>`)
  .join('');
export const soft = (r) => `filter="url(#b${r})"`;
