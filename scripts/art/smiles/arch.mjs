/** Where each tooth of an upper arch stands on the picture: millimetres round an ellipse, seen from `yaw` degrees. */

const upper = [
  { kind: 'central', width: 8.6, height: 10.9, gum: 0, edge: 0 },
  { kind: 'lateral', width: 6.7, height: 9.4, gum: 0.75, edge: -0.75 },
  { kind: 'canine', width: 7.7, height: 10.7, gum: -0.1, edge: -0.3 },
  { kind: 'premolar', width: 7.1, height: 8.9, gum: 0.5, edge: -1.5 },
  { kind: 'premolar', width: 6.8, height: 8.3, gum: 0.7, edge: -1.9 },
  { kind: 'molar', width: 10.2, height: 7.9, gum: 0.8, edge: -2.2 },
  { kind: 'molar', width: 9.4, height: 7.4, gum: 0.9, edge: -2.6 },
];

const ellipseWalk = (halfWidth, depth) => {
  const table = [[0, 0, 0]];
  let length = 0;
  for (let i = 1; i <= 900; i++) {
    const angle = (i / 900) * 1.75;
    const [x, z] = [Math.sin(angle) * halfWidth, (1 - Math.cos(angle)) * depth];
    const last = table[i - 1];
    length += Math.hypot(x - last[1], z - last[2]);
    table.push([length, x, z]);
  }
  return (distance) => {
    const row = table.find(([l]) => l >= distance) ?? table.at(-1);
    return [row[1], row[2]];
  };
};

/** `view`: `{ x, y, scale, yaw, pitch }` puts the edge of the two front teeth at x, y. Teeth come back to front. */
export const standing = (view, changes = {}) => {
  const walk = ellipseWalk(view.halfWidth ?? 34, view.depth ?? 40);
  const yaw = ((view.yaw ?? 0) * Math.PI) / 180;
  const project = (x, z) => {
    const [rx, rz] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)];
    const near = 230 / (230 + rz);
    return { x: view.x + rx * near * view.scale, near, z: rz };
  };
  const teeth = [];
  for (const side of [1, -1]) {
    let from = 0;
    upper.forEach((tooth, i) => {
      const change = changes[`${side > 0 ? 'r' : 'l'}${i + 1}`] ?? {};
      const to = from + tooth.width;
      const [[x1, z1], [x2, z2]] = [walk(from), walk(to)];
      const a = project(x1 * side, z1);
      const b = project(x2 * side, z2);
      from = to;
      const px = view.scale * (a.near + b.near) * 0.5;
      const lift = ((a.z + b.z) / 2) * (view.pitch ?? 0.1) * view.scale;
      const edge = view.y + tooth.edge * px - lift + (change.dy ?? 0);
      const width = ((b.x - a.x) * 1.012) * (change.wide ?? 1);
      teeth.push({
        ...tooth, ...change, id: `${side > 0 ? 'r' : 'l'}${i + 1}`, index: i, side, px,
        x: (a.x + b.x) / 2 + (change.dx ?? 0),
        // A negative width means that the distal side lies to the left: the outline is mirrored by it.
        width, edge, height: tooth.height * px * (change.tall ?? 1),
        z: (a.z + b.z) / 2 + (change.dz ?? 0), facing: Math.min(1, Math.abs(b.x - a.x) / (tooth.width * px)),
      });
    });
  }
  return teeth.filter((t) => Math.sign(t.width) === t.side && Math.abs(t.width) > (view.thinnest ?? 8)).sort((p, q) => q.z - p.z);
};
