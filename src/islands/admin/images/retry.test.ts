import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/client.ts';
import { retry } from './retry.ts';

const answered = (status: number, headers = {}) =>
  new ApiError(new Response(null, { status, headers }), '{"error":"Not now.","requestId":"r"}');
const cut = () => new TypeError('The network is gone.');

/** Makes a call that fails with these, one after the other, and then works; tells what was waited for. */
async function outcome(...failures: Error[]) {
  const waits: number[] = [];
  let calls = 0;
  const call = () => {
    const failure = failures[calls];
    calls += 1;
    return failure ? Promise.reject(failure) : Promise.resolve('done');
  };
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const result = await retry(call, wait).catch((error: unknown) => error);
  return { result, calls, waits };
}

describe('what may pass is tried again', () => {
  it('after a cut line and a server that cannot now', async () => {
    expect(await outcome(cut(), answered(503))).toEqual({ result: 'done', calls: 3, waits: [800, 2_500] });
  });

  it('no sooner than the server asks, and no later than anybody waits for', async () => {
    const asked = await outcome(
      answered(503, { 'Retry-After': '5' }),
      answered(503, { 'Retry-After': '90' }),
    );
    expect(asked.waits).toEqual([5_000, 10_000]);
  });

  it('three times in all', async () => {
    const last = answered(503);
    expect(await outcome(cut(), cut(), last, cut())).toMatchObject({ result: last, calls: 3 });
  });

  it.each([
    ['a refusal', answered(400)],
    ['a session that ended', answered(401)],
    ['a fault of the server', answered(500)],
    ['a fault of ours', new RangeError('no')],
  ])('but not %s', async (_name, failure) => {
    expect(await outcome(failure)).toEqual({ result: failure, calls: 1, waits: [] });
  });
});
