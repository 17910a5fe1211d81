/** What the lips open on: the dark, the tongue, the lower teeth, the gum and the upper arch. */
import { standing } from './arch.mjs';
import { clip, ellipse, linear, mix, path, shape, smooth, soft, stroke } from './draw.mjs';
import { openingOf } from './lips.mjs';
import { outlineOf, placer, tooth } from './tooth.mjs';

const byX = (teeth) => teeth.toSorted((a, b) => a.x - b.x);

/** The gum: a scalloped curtain with a papilla between each two teeth. */
const gumShape = (teeth) => {
  const row = byX(teeth);
  const points = [];
  row.forEach((t, i) => {
    const half = Math.abs(t.width) / 2;
    const next = row[i + 1];
    points.push([t.x, t.edge - t.height * 0.75]);
    if (next) {
      const gap = next.x - Math.abs(next.width) / 2 - (t.x + half);
      const x = t.x + half + gap / 2;
      const open = Math.max(0, gap);
      const y = (t.edge - t.height * 0.46 + next.edge - next.height * 0.46) / 2 - open * 0.9;
      points.push([x - 5 - open * 0.7, y - 9], [x, y], [x + 5 + open * 0.7, y - 9]);
    }
  });
  const first = row[0];
  return [[first.x - 300, 250], [first.x - 300, first.edge - first.height * 0.3], ...smooth(points, false, 6), [row.at(-1).x + 300, row.at(-1).edge - row.at(-1).height * 0.3], [row.at(-1).x + 300, 250]];
};

const gums = (teeth, tone) => {
  const out = [shape(gumShape(teeth), 'url(#gum)'), stroke(gumShape(teeth), tone.dark, 7, `opacity=".5" ${soft(3)}`)];
  for (const t of teeth) {
    const place = placer(t);
    const w = Math.abs(t.width);
    out.push(stroke([place(0.02, -0.05), place(0, -0.42)], tone.light, w * 0.34, `opacity=".5" ${soft(12)}`));
    out.push(stroke([place(0.53, 0.12), place(0.52, -0.4)], tone.dark, w * 0.12, `opacity=".35" ${soft(8)}`));
    out.push(stroke([place(t.side > 0 ? -0.16 : 0.2, -0.1), place(t.side > 0 ? -0.14 : 0.18, -0.2)], '#fff', w * 0.09, `opacity=".16" ${soft(3)}`));
  }
  return out.join('');
};

/** The free edge of the gum, a thin rounded rim over the neck of a tooth. */
const rim = (t, tone) => {
  const place = placer(t);
  const line = smooth([place(-0.49, 0.34), place(-0.42, 0.14), place(-0.23, 0.005), place(0.04, -0.035), place(0.27, 0.01), place(0.43, 0.16), place(0.5, 0.38)]);
  return stroke(line, tone.rim, 8, `opacity=".75" ${soft(2)}`);
};

export const mouth = (scene, state, lines) => {
  const opening = openingOf(lines);
  const teeth = standing(scene.view, state.teeth);
  const shadeOf = (t) => {
    const back = Math.min(1, Math.max(0, t.z) / 46);
    const base = state.shade[t.id] ?? state.shade[`all${t.index + 1}`] ?? state.shade.all;
    const dim = (c) => mix(c, scene.dim, back * back * (scene.dimness ?? 0.62));
    return { ...base, neck: dim(base.neck), body: dim(base.body), edge: dim(base.edge), light: dim(base.light), gloss: base.gloss * (1 - back * 0.75) };
  };
  const painted = teeth.map((t) => tooth(t, shadeOf(t), t.id));
  const tops = byX(teeth);
  const defs =
    clip('open', opening) + clip('gums', gumShape(teeth)) +
    linear('gum', [0, 330, 0, 600], [[0, scene.gum.light], [0.5, scene.gum.base], [1, scene.gum.dark]]) +
    linear('dark', [0, 420, 0, 760], [[0, '#1d0a0c'], [0.55, '#37161a'], [1, '#5c2629']]) +
    painted.map((p) => p.defs).join('');
  const xs = lines.inTop;
  const sides = [xs[0], xs.at(-1)].map(([x, y], i) => ellipse(x, y + 20, scene.corridor?.[i] ?? 120, 130, '#22090b', `opacity=".78" ${soft(28)}`)).join('');
  const cast = stroke(tops.map((t) => [t.x, t.edge + 14]), '#1c080a', 46, `opacity=".6" ${soft(12)}`);
  const body = [
    shape(opening, 'url(#dark)'),
    ellipse(scene.view.x, scene.tongue.y, scene.tongue.rx, scene.tongue.ry, '#a8605c', `opacity=".75" ${soft(18)}`),
    cast,
    gums(teeth, scene.gum),
    teeth.map((t, i) => `${stroke(path(outlineOf(t)), '#3a1512', 5, `opacity=".5" ${soft(3)}`)}<g clip-path="url(#gums)">${rim(t, scene.gum)}</g>${painted[i].body}`).join(''),
    sides,
    stroke(lines.inTop, '#2b0c0d', 40, `opacity=".62" ${soft(12)}`),
    stroke(lines.inBottom, '#2b0c0d', 18, `opacity=".45" ${soft(8)}`),
  ].join('');
  return { defs, body: `<g clip-path="url(#open)">${body}</g>` };
};
