/** A small drawing surface: shapes in, one SVG string out. Gradients, clips and blurs are collected on the way. */
import { palette } from '../../palette.mjs';

export const { ink, seaglass, sand, coral } = palette;

const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
export const mix = (a, b, t) => {
  const [from, to] = [channels(a), channels(b)];
  return `#${from.map((v, i) => Math.round(v + (to[i] - v) * t).toString(16).padStart(2, '0')).join('')}`;
};

/** The same sequence for the same seed, so a picture is reproducible. */
export const random = (seed) => {
  let state = seed >>> 0;
  return (min = 0, max = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return min + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (max - min);
  };
};

export const n = (v) => Math.round(v * 100) / 100;

/** A soft curve through the points. */
export const curve = (points, closed = false) => {
  const at = (i) => (closed ? points[(i + points.length) % points.length] : points[Math.max(0, Math.min(points.length - 1, i))]);
  let d = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
};

export const polygon = (points) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

const stopTags = (stops) =>
  stops
    .map((stop, i) => {
      const [color, offset = i / (stops.length - 1), opacity = 1] = Array.isArray(stop) ? stop : [stop];
      return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
    })
    .join('');

const attributes = (extra) =>
  Object.entries(extra)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');

export const scene = (width, height) => {
  const defs = [];
  const body = [];
  const known = new Map();
  const define = (markup) => {
    if (!known.has(markup)) {
      known.set(markup, `d${known.size}`);
      defs.push(markup.replace('ID', known.get(markup)));
    }
    return `url(#${known.get(markup)})`;
  };
  const put = (markup) => {
    body.push(markup);
    return s;
  };
  const s = {
    width,
    height,
    /** Linear gradient over the shape's own box; stops are colours or [colour, offset, opacity]. */
    lin: (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
      define(`<linearGradient id="ID" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`),
    /** The same in picture coordinates. */
    linAt: (stops, x1, y1, x2, y2) =>
      define(`<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`),
    rad: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      define(`<radialGradient id="ID" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`),
    radAt: (stops, cx, cy, r) =>
      define(`<radialGradient id="ID" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`),
    blur: (size) =>
      define(`<filter id="ID" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${size}"/></filter>`),
    clip: (d) => define(`<clipPath id="ID"><path d="${d}"/></clipPath>`),
    fadeMask: (fill) => define(`<mask id="ID"><rect width="${width}" height="${height}" fill="${fill}"/></mask>`),
    path: (d, fill, extra = {}) => put(`<path d="${d}" fill="${fill}"${attributes(extra)}/>`),
    line: (d, stroke, size, extra = {}) =>
      put(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${size}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`),
    rect: (x, y, w, h, fill, r = 0, extra = {}) =>
      put(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}"${attributes(extra)}/>`),
    oval: (cx, cy, rx, ry, fill, extra = {}) =>
      put(`<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(extra)}/>`),
    text: (x, y, size, words, fill, extra = {}) =>
      put(`<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="Liberation Sans, DejaVu Sans, sans-serif"${attributes(extra)}>${words}</text>`),
    group: (extra, draw) => {
      put(`<g${attributes(extra)}>`);
      draw(s);
      return put('</g>');
    },
    /** A soft contact shadow. */
    shadow: (cx, cy, rx, ry, opacity = 0.22, size = width * 0.008) =>
      s.oval(cx, cy, rx, ry, ink[950], { opacity, filter: s.blur(n(size)) }),
    markup: () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${body.join('')}</svg>`,
  };
  return s;
};

/** The finish every picture shares: corners fall off, a breath of grain against banding. */
export const finish = (s, { vignette = 0.2, grain = 0.04 } = {}) => {
  s.rect(0, 0, s.width, s.height, s.rad([[ink[950], 0.55, 0], [ink[950], 1, vignette]], 0.5, 0.48, 0.78));
  const noise = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  1.4 0 0 0 -.35"/></filter>`;
  return grain
    ? s.markup().replace('</defs>', `${noise}</defs>`).replace(/<\/svg>$/, `<rect width="${s.width}" height="${s.height}" filter="url(#grain)" opacity="${grain}"/></svg>`)
    : s.markup();
};
