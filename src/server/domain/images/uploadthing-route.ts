import { directUpload, type ArrivedPicture } from '#contracts/direct-upload.ts';
import { env } from '#server/env.ts';
import { fetchInTime } from './fetch-outside.ts';
import type { UploadThingApp } from './uploadthing-app.ts';

const callbackPath = '/api/uploadthing';

interface RouteCall {
  query?: string;
  headers?: Record<string, string>;
  body: string;
  /** The id of ours the file is to have there. */
  fileId?: string;
  /** Told the id of a file that has arrived, once the service’s signature has been found right. */
  take?: (id: string) => Promise<ArrivedPicture>;
}

/** UploadThing's own part: it signs addresses, registers them with the service, and checks who calls back. */
export async function askRoute(
  app: UploadThingApp,
  { query = '', headers = {}, body, fileId, take }: RouteCall,
): Promise<Response> {
  const { createRouteHandler, createUploadthing, UTFiles } = await import('uploadthing/server');
  const kind = { maxFileSize: '16MB', maxFileCount: 1, contentDisposition: 'attachment' } as const;
  const picture = createUploadthing()(
    { 'image/jpeg': kind, 'image/png': kind, 'image/webp': kind },
    { presignedURLTTL: directUpload.urlSeconds, awaitServerData: true },
  )
    .middleware(({ files }) => ({
      [UTFiles]: files.map((file) => ({ ...file, ...(fileId && { customId: fileId }) })),
    }))
    .onUploadComplete(({ file }) => take?.(file.customId ?? ''));
  const handle = createRouteHandler({
    router: { [directUpload.slug]: picture },
    config: {
      token: app.token,
      ingestUrl: app.ingestUrl,
      callbackUrl: `${env().SITE_URL}${callbackPath}`,
      isDev: isUnreachable(),
      fetch: isUnreachable() ? fetch : fetchInTime,
      logLevel: 'None',
    },
  });
  return handle(
    new Request(`${env().SITE_URL}${callbackPath}?slug=${directUpload.slug}${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    }),
  );
}

/** No callback reaches a machine of one’s own: there the service tells over a line the library keeps open. */
function isUnreachable(): boolean {
  const { DEPLOY_CONTEXT, SITE_URL } = env();
  return DEPLOY_CONTEXT === 'local' && ['localhost', '127.0.0.1'].includes(new URL(SITE_URL).hostname);
}
