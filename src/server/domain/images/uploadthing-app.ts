import { env } from '#server/env.ts';
import { ServiceError } from '#server/errors.ts';
import { readUploadThingToken } from '#server/uploadthing-token.ts';

/** The practice's app at UploadThing: where it is spoken to. */
export interface UploadThingApp {
  token: string;
  apiUrl: string;
  ingestUrl: string;
  fileUrl: (id: string) => string;
}

/** Undefined where no token is set: pictures are then kept in the database. */
export function uploadThingApp(): UploadThingApp | undefined {
  const { UPLOADTHING_TOKEN: token, UPLOADTHING_URL: standIn } = env();
  const said = token && readUploadThingToken(token);
  if (!said) return undefined;
  const { appId, ingestOrigin } = said;
  if (standIn) {
    const base = standIn.replace(/\/$/, '');
    return { token, apiUrl: base, ingestUrl: base, fileUrl: (id) => `${base}/f/${id}` };
  }
  return {
    token,
    apiUrl: 'https://api.uploadthing.com',
    ingestUrl: ingestOrigin,
    fileUrl: (id) => `https://${appId.toLowerCase()}.ufs.sh/f/${id}`,
  };
}

/** @throws ServiceError 503 where no token is set, for what lies at UploadThing all the same */
export function requireUploadThing(): UploadThingApp {
  const app = uploadThingApp();
  if (app) return app;
  throw uploadThingUnavailable('A picture lies at UploadThing, and UPLOADTHING_TOKEN is not set.');
}

/** The 503 for a service that could not be asked, or said no. @param message for the log */
export const uploadThingUnavailable = (message: string, cause?: unknown) =>
  new ServiceError(message, { code: 'uploadthing-failed', retryAfterSeconds: 5, cause });
