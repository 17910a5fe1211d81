/** One tooth: its outline, and the enamel on it. Outlines run from the gum's highest point round by the distal side. */
import { clip, ellipse, linear, mix, path, shape, smooth, soft, stroke } from './draw.mjs';

const outlines = {
  central: [[0.05, 0], [0.25, 0.04], [0.39, 0.17], [0.465, 0.42], [0.5, 0.64], [0.49, 0.84], [0.44, 0.945], [0.33, 0.985], [0.1, 0.992], [-0.15, 1], [-0.37, 1], [-0.46, 0.968], [-0.495, 0.87], [-0.5, 0.7], [-0.475, 0.42], [-0.4, 0.17], [-0.22, 0.035]],
  lateral: [[0.06, 0], [0.27, 0.05], [0.41, 0.2], [0.48, 0.43], [0.5, 0.6], [0.475, 0.79], [0.4, 0.905], [0.26, 0.965], [0.02, 0.988], [-0.22, 1], [-0.39, 0.985], [-0.475, 0.92], [-0.5, 0.75], [-0.475, 0.45], [-0.39, 0.19], [-0.21, 0.04]],
  canine: [[0.06, 0], [0.27, 0.045], [0.41, 0.18], [0.485, 0.4], [0.5, 0.56], [0.47, 0.74], [0.38, 0.87], [0.2, 0.955], [0.03, 0.994], [-0.08, 1], [-0.21, 0.975], [-0.37, 0.915], [-0.465, 0.82], [-0.5, 0.63], [-0.475, 0.4], [-0.4, 0.17], [-0.22, 0.04]],
  premolar: [[0.02, 0], [0.27, 0.04], [0.42, 0.17], [0.485, 0.4], [0.5, 0.58], [0.475, 0.78], [0.39, 0.89], [0.2, 0.965], [0.02, 1], [-0.14, 0.98], [-0.34, 0.915], [-0.465, 0.8], [-0.5, 0.6], [-0.485, 0.4], [-0.42, 0.17], [-0.25, 0.04]],
  molar: [[0.02, 0.04], [0.2, 0], [0.37, 0.06], [0.47, 0.26], [0.5, 0.5], [0.485, 0.74], [0.41, 0.9], [0.28, 0.965], [0.14, 0.94], [0.04, 0.89], [-0.07, 0.94], [-0.23, 1], [-0.38, 0.955], [-0.475, 0.8], [-0.5, 0.55], [-0.48, 0.26], [-0.38, 0.06], [-0.2, 0]],
};

/** From the tooth's own square (u across towards the distal side, v from gum to edge) to the picture. */
export const placer = (tooth) => {
  const turn = ((tooth.rot ?? 0) * Math.PI) / 180;
  const [cx, cy] = [tooth.x, tooth.edge - tooth.height / 2];
  return (u, v) => {
    const [x, y] = [u * tooth.width, (v - 0.5) * tooth.height];
    return [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)];
  };
};

/** `worn` flattens the edge (a share of the height is gone); the outline keeps its sides. */
export const outlineOf = (tooth) => {
  const place = placer(tooth);
  const worn = 1 - (tooth.worn ?? 0);
  const slant = tooth.slant ?? 0;
  const points = outlines[tooth.kind].map(([u, v]) => [u, Math.min(v, worn + slant * u + (v - 0.9) * 0.12)]);
  return smooth(points.map(([u, v]) => place(u, v)), true, 8);
};

const enamel = (tooth, shade, id) => {
  const place = placer(tooth);
  const w = Math.abs(tooth.width);
  const h = tooth.height;
  const bar = (u, v1, v2, bend = 0) => smooth([place(u, v1), place(u + bend, (v1 + v2) / 2), place(u, v2)]);
  const blur = w > 70 ? 8 : 5;
  const glow = shade.gloss * (0.45 + 0.55 * tooth.facing);
  const out = [shape(outlineOf(tooth), `url(#${id}f)`)];
  // Three lobes and the two shallow grooves between them.
  for (const [u, o] of [[-0.3, 0.55], [0.02, 0.7], [0.31, 0.45]])
    out.push(stroke(bar(u, 0.25, 0.8), shade.light, w * 0.17, `opacity="${o}" ${soft(blur)}`));
  for (const u of [-0.15, 0.17]) out.push(stroke(bar(u, 0.42, 0.9), shade.groove, w * 0.05, `opacity=".3" ${soft(5)}`));
  // The neck is warmer; the edge lets the dark through, with fingers of dentine above it.
  out.push(ellipse(...place(0, 0), w * 0.5, h * 0.2, shade.neck, `opacity=".85" ${soft(12)}`));
  if (tooth.index < 3) {
    out.push(stroke(smooth([place(-0.42, 0.93), place(0, 0.945), place(0.42, 0.91)]), shade.clear, h * 0.075, `opacity="${shade.clearness}" ${soft(5)}`));
    for (const u of [-0.28, 0.02, 0.29]) out.push(stroke(bar(u, 0.7, 0.87), shade.light, w * 0.11, `opacity=".55" ${soft(5)}`));
  }
  // Roundness: the sides fall away, the distal side further.
  const edge = `${path(outlineOf(tooth))}`;
  out.push(stroke(edge, shade.side, w * 0.16, `opacity=".62" ${soft(blur)}`));
  out.push(stroke(edge, shade.deep, w * 0.035, `opacity=".5" ${soft(2)}`));
  const away = 1 - tooth.facing;
  out.push(stroke(bar(0.5, 0.05, 1), shade.deep, w * (0.16 + away * 0.5), `opacity="${0.35 + away * 0.45}" ${soft(blur)}`));
  if (tooth.index < 3) out.push(stroke(smooth([place(-0.4, 0.992), place(0, 0.99), place(0.38, 0.975)]), '#fffaf0', 2.2, `opacity=".6" ${soft(1)}`));
  return { out, place, w, h, glow, bar };
};

const shine = ({ out, place, w, glow, bar }, tooth) => {
  const main = tooth.side > 0 ? -0.2 : 0.24;
  out.push(stroke(bar(main, 0.24, 0.66, 0.02), '#ffffff', w * 0.15, `opacity="${0.62 * glow}" ${soft(5)}`));
  out.push(stroke(bar(main, 0.28, 0.5, 0.015), '#ffffff', w * 0.065, `opacity="${0.85 * glow}" ${soft(2)}`));
  out.push(stroke(bar(-main * 1.3, 0.38, 0.62), '#ffffff', w * 0.06, `opacity="${0.26 * glow}" ${soft(3)}`));
  out.push(ellipse(...place(main + 0.05, 0.83), w * 0.09, w * 0.03, '#ffffff', `opacity="${0.5 * glow}" ${soft(2)}`));
};

/** Gradient, clip and paint of one tooth; `extra` paints more on the enamel, `cut` takes chips away. */
export const tooth = (t, shade, id) => {
  const place = placer(t);
  const outline = outlineOf(t);
  const defs = [
    clip(`${id}c`, outline),
    linear(`${id}f`, [...place(0, 0), ...place(0, 1)], [[0, shade.neck], [0.28, mix(shade.neck, shade.body, 0.7)], [0.55, shade.body], [0.85, mix(shade.body, shade.edge, 0.45)], [1, shade.edge]]),
  ];
  const layers = enamel(t, shade, id);
  if (t.paint) layers.out.push(t.paint(layers));
  shine(layers, t);
  // The gum above throws a thin warm shadow.
  layers.out.push(stroke(smooth([place(-0.45, 0.16), place(-0.25, 0.03), place(0.03, -0.012), place(0.27, 0.035), place(0.45, 0.18)]), shade.gumShadow, 9, `opacity=".5" ${soft(3)}`));
  let mask = '';
  let facets = '';
  if (t.cut) {
    const cuts = t.cut.map((points) => points.map(([u, v]) => place(u, v)));
    defs.push(`<mask id="${id}m" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1067">${shape(outline, '#fff')}${cuts.map((c) => shape(c, '#000')).join('')}</mask>`);
    mask = `mask="url(#${id}m)"`;
    facets = cuts.map((c) => stroke(c, shade.light, 5, `opacity=".6" ${soft(2)}`) + stroke(c, shade.side, 3, `opacity=".5" ${soft(1)}`)).join('');
  }
  return { defs: defs.join(''), body: `<g ${mask}><g clip-path="url(#${id}c)">${layers.out.join('')}${facets}</g></g>` };
};
