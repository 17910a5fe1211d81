import { heaviestAccepted, imageBombs } from '../faults/image-bombs.ts';
import { costsOf } from '../faults/upload-cost.ts';
import { atMost, type Figure } from './figure.ts';

const repeats = 3;

/** What each bomb, and each of the heaviest pictures that are taken, costs a server that is sent it. */
export async function benchUploads(): Promise<Figure[]> {
  const costs = costsOf([...(await imageBombs()), ...(await heaviestAccepted())], repeats);
  return costs.flatMap(({ name, outcome, ms, megabytes }) => [
    atMost(`${name} (${outcome}), memory`, Math.round(megabytes), 300, 'MB'),
    // Nothing to refuse in what only looks heavy: its pixels, or its first frame, are taken.
    ...(outcome === 'prepared' ? [] : [atMost(`${name}, refused within`, Math.round(ms), 1_000, 'ms')]),
  ]);
}
