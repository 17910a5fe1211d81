import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { repeatable, sql } from '#server/db/client.ts';
import { forgetEnvironment } from '#server/env.ts';
import offer from '../../netlify/functions/admin-uploadthing.ts';
import trash from '../../netlify/functions/jobs-trash.ts';
import arrival from '../../netlify/functions/uploadthing.ts';
import { call } from './call.ts';
import { signedIn } from './staff.ts';
import { standInToken, UploadThingStandIn } from './uploadthing-stand-in.ts';

type Staff = Awaited<ReturnType<typeof signedIn>>;

/** A site whose pictures lie at UploadThing, with an editor at it. To be called once, at the top of a test file. */
export class DirectUploads {
  readonly service = new UploadThingStandIn();
  /** What the site has answered to the service's word. */
  readonly heard: number[] = [];
  #staff: Staff | undefined;

  constructor() {
    // The callback as the host would hand it to the function.
    this.service.deliver = async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = Object.fromEntries(request.headers);
      const answer = await call(arrival, pathname + search, { body: await request.text(), headers });
      this.heard.push(answer.status);
      return answer;
    };
    beforeAll(() => this.#start());
    afterAll(() => this.#stop());
    beforeEach(() => this.#clear());
  }

  get staff(): Staff {
    if (!this.#staff) throw new Error('Nobody has signed in yet.');
    return this.#staff;
  }

  /** A session is one of the site's address: after another one, somebody signs in anew. */
  async signIn(): Promise<void> {
    this.#staff = await signedIn(undefined, 'editor');
  }

  async #start(): Promise<void> {
    await this.signIn();
    // Its first import may take seconds on a busy machine, which is not what is tested here.
    await import('uploadthing/server');
    await this.service.start();
    process.env['DEPLOY_CONTEXT'] = 'production';
    process.env['UPLOADTHING_TOKEN'] = standInToken;
    process.env['UPLOADTHING_URL'] = this.service.url;
    forgetEnvironment();
  }

  async #stop(): Promise<void> {
    process.env['DEPLOY_CONTEXT'] = 'local';
    delete process.env['UPLOADTHING_TOKEN'];
    delete process.env['UPLOADTHING_URL'];
    forgetEnvironment();
    await this.service.stop();
  }

  async #clear(): Promise<void> {
    await repeatable(sql`delete from blog_images`);
    await repeatable(sql`delete from stray_files`);
    this.service.files.splice(0);
    this.service.failures.clear();
    this.heard.splice(0);
    // The library warns of its own deprecated names whatever is read.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  }

  ask(body: unknown, headers: Record<string, string> = this.staff.headers): Promise<Response> {
    return call(offer, '/api/admin/uploadthing?actionType=upload&slug=picture', { body, headers });
  }

  async urlFor(file: Uint8Array, key?: string, type = 'image/jpeg'): Promise<string> {
    const answer = await this.ask({
      files: [{ name: 'Anna.jpg', size: file.length, type }],
      input: input(key),
    });
    expect(answer.status).toBe(200);
    const [presigned] = (await answer.json()) as { url: string; name: string }[];
    expect(presigned?.name).toBe('picture');
    return presigned?.url ?? '';
  }

  async send(file: Uint8Array, key?: string): Promise<Arrived> {
    return put(await this.urlFor(file, key), file);
  }

  /** How many files of what was sent, as it was sent, the service has. */
  kept(): number {
    return this.service.files.filter(({ bytes }) => bytes.includes('secret-owner')).length;
  }

  /** Nothing of it is here or there, now or once the clock has been. */
  async expectNothingLeft(): Promise<void> {
    await repeatable(sql`update stray_files set due_at = now() - interval '1 second'`);
    await call(trash, '/jobs/trash', { body: {} });
    expect([
      await pictureRows(),
      this.service.files.length,
      (await repeatable(sql`select 1 from stray_files`)).length,
    ]).toEqual([0, 0, 0]);
  }
}

interface Arrived {
  status: number;
  serverData?: unknown;
}

export const input = (key: string = crypto.randomUUID()): { key: string } => ({ key });

export async function put(url: string, file: Uint8Array): Promise<Arrived> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(file)], 'picture'));
  const answer = await fetch(url, { method: 'PUT', body });
  return { status: answer.status, ...((await answer.json()) as object) };
}

export const photo = (width = 4_000, height = 3_000): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1f727b' } })
    .withExif({ IFD0: { Copyright: 'secret-owner' } })
    .jpeg()
    .toBuffer();

export const pictureRows = async (): Promise<number> =>
  (await repeatable(sql`select id from blog_images`)).length;
