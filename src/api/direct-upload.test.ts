import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from './client.ts';
import { fetchForUploads, uploadFailure } from './direct-upload.ts';

const problem = { error: 'We cannot do this right now.', requestId: 'r' };
const server = createServer((request, answer) => {
  if (request.url === '/cut') request.socket.destroy();
  else if (request.url === '/busy')
    answer.writeHead(503, { 'Retry-After': '5' }).end(JSON.stringify(problem));
  else answer.writeHead(200).end('[{"url":"there"}]');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (path: string) =>
  fetchForUploads(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method: 'POST' });
/** What the package makes of an answer that is not OK: an error whose cause is its JSON. */
const failureOf = async (path: string) =>
  uploadFailure({ cause: (await (await post(path)).json()) as object });

describe('the calls of UploadThing’s package', () => {
  it('are answered as they are where they succeed', async () => {
    expect(await (await post('/')).json()).toEqual([{ url: 'there' }]);
  });

  it('fail as ours do where our server said no', async () => {
    const failure = await failureOf('/busy');
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 503, retryAfterSeconds: 5, problem });
  });

  it('fail as a cut line where nobody answered, and where the address did not hold', async () => {
    expect(await failureOf('/cut')).toBeInstanceOf(TypeError);
    expect(uploadFailure(new Error('XHR failed 403'))).toBeInstanceOf(TypeError);
  });

  it('ask nobody what may be uploaded', async () => {
    expect(await (await fetchForUploads('http://127.0.0.1:1/')).json()).toEqual([]);
  });
});
