import type * as z from 'zod/mini';
import { check, jsonBody, jsonBodyLimitBytes, mediaType, readText, refuse, type BodyReader } from './body.ts';

/** Like `jsonBody`, for a call that may also come without any body: that is `{}`. */
export function optionalJsonBody<Schema extends z.core.$ZodType>(
  schema: Schema,
): BodyReader<z.output<Schema>> {
  const json = jsonBody(schema);
  return {
    ...json,
    isOptional: true,
    read: async (request) => {
      if (mediaType(request) !== '') return json.read(request);
      // Servers differ in whether a request without a body has an empty one.
      const text = await readText(request, jsonBodyLimitBytes);
      return text === '' ? check(schema, {}) : refuse(415, 'Send this as application/json.');
    },
  };
}
