import { env } from '#server/env.ts';
import { readUploadThingToken } from '#server/uploadthing-token.ts';
import type { ImageHosts } from './allowed-html.ts';

/** Where pictures may come from besides this site: UploadThing's hosts for the app its token names. */
export function imageHosts(): ImageHosts {
  const { UPLOADTHING_TOKEN } = env();
  const appId = UPLOADTHING_TOKEN && readUploadThingToken(UPLOADTHING_TOKEN)?.appId;
  return appId ? [`${appId.toLowerCase()}.ufs.sh`, 'utfs.io'] : [];
}
