import * as z from 'zod/mini';
import { mediaType, parseJson, readText, refuse, type BodyReader } from './body.ts';

const limitBytes = 16_384;
const types = ['application/reports+json', 'application/csp-report', 'application/json'];

/** What browsers send as a report, at most 16 kB; 415, 413 or 400 otherwise. */
export const reportBody: BodyReader<unknown> = {
  content: Object.fromEntries(types.map((type) => [type, z.unknown()])),
  read: async (request) => {
    if (!types.includes(mediaType(request))) return refuse(415, 'Send this as a report.');
    const text = await readText(request, limitBytes);
    if (text === undefined) return refuse(413, `This is too large: at most ${limitBytes} bytes.`);
    const parsed = parseJson(text);
    return parsed ? { body: parsed.value } : refuse(400, 'The body is not valid JSON.');
  },
};
