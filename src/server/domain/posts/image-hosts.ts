import { env } from '#server/env.ts';
import type { ImageHosts } from './allowed-html.ts';

/** Where pictures may come from besides this site: UploadThing's hosts for the app its token names. */
export function imageHosts(): ImageHosts {
  const { UPLOADTHING_TOKEN } = env();
  const appId = UPLOADTHING_TOKEN && appIdOf(UPLOADTHING_TOKEN);
  return appId ? [`${appId.toLowerCase()}.ufs.sh`, 'utfs.io'] : [];
}

function appIdOf(token: string): string | undefined {
  try {
    const { appId } = JSON.parse(Buffer.from(token, 'base64').toString()) as { appId?: unknown };
    return typeof appId === 'string' && /^[a-z0-9]+$/i.test(appId) ? appId : undefined;
  } catch {
    return undefined;
  }
}
