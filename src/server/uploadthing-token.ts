import * as z from 'zod/mini';

/** What an UploadThing token says: of which app it is, and where files for it are taken in. */
export interface UploadThingToken {
  appId: string;
  /** Where browsers and we put files. */
  ingestOrigin: string;
}

const hostPart = /^[a-z0-9-]+$/i;
const schema = z.object({
  apiKey: z.string().check(z.startsWith('sk_')),
  appId: z.string().check(z.regex(/^[a-z0-9]+$/i)),
  regions: z.array(z.string().check(z.regex(hostPart))).check(z.minLength(1)),
  ingestHost: z._default(z.string().check(z.regex(/^[a-z0-9.-]+$/i)), 'ingest.uploadthing.com'),
});

/** @returns undefined for what is no token: the base64 of a JSON object, as the service’s dashboard gives it */
export function readUploadThingToken(token: string): UploadThingToken | undefined {
  const { data } = schema.safeParse(parse(token));
  return data && { appId: data.appId, ingestOrigin: `https://${data.regions[0]}.${data.ingestHost}` };
}

function parse(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString());
  } catch {
    return undefined;
  }
}
