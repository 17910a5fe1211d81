import { expect, test } from 'vitest';
import { heaviestAccepted, imageBombs } from '../../scripts/faults/image-bombs.ts';
import { costsOf } from '../../scripts/faults/upload-cost.ts';

const mostMegabytes = 300;

// How fast they are refused is measured by `npm run bench -- uploads`.
test('no image bomb makes the server hold more than 300 MB, and each meets its answer', async () => {
  const costs = costsOf(await imageBombs());
  expect(costs.filter(({ megabytes }) => megabytes > mostMegabytes)).toEqual([]);
  expect(Object.fromEntries(costs.map(({ name, outcome }) => [name, outcome]))).toEqual({
    'PNG of 30,000 × 30,000': 'dimensions',
    'PNG, interlaced, 16 bits, 40 megapixels': 'tooHeavy',
    'PNG with more pixels than it says': 'prepared',
    'PNG with a packed zTXt chunk': 'prepared',
    'PNG with a packed iCCP chunk': 'prepared',
    'PNG with a packed iTXt chunk': 'prepared',
    'GIF of 40 megapixels': 'tooHeavy',
    'GIF of 65,535 × 65,535': 'dimensions',
    'GIF of 100,000 frames': 'prepared',
    'WebP of 16,383 × 16,383': 'damaged',
    'AVIF of 24 megapixels': 'tooHeavy',
    'JPEG, progressive, 40 megapixels': 'tooHeavy',
    'SVG of entities within entities': 'svg',
    'SVG behind the signature of a PNG': 'damaged',
  });
});

test('the heaviest pictures that are still taken stay below 300 MB too', async () => {
  const costs = costsOf(await heaviestAccepted());
  expect(costs.filter(({ outcome }) => outcome !== 'prepared')).toEqual([]);
  expect(costs.filter(({ megabytes }) => megabytes > mostMegabytes)).toEqual([]);
  // They do need much: a gauge that always reads the same would say nothing above either.
  expect(Math.max(...costs.map(({ megabytes }) => megabytes))).toBeGreaterThan(mostMegabytes / 2);
});
