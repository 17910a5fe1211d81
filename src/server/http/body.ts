import * as z from 'zod/mini';
import type { ProblemDetail } from '#contracts/answers/problem.ts';
import { problem } from './answers.ts';

/** What a route accepts as its body. A reader returns the value or the answer that refuses it. */
export interface BodyReader<Body> {
  read: (request: Request) => Promise<{ body: Body } | { refusal: Response }>;
  /** What it reads, by media type, for whoever documents the call. */
  content: Readonly<Record<string, z.core.$ZodType>>;
  /** The call may come without any. */
  isOptional?: true;
}

export const jsonBodyLimitBytes = 65_536;

/** JSON, called by one of `types`, at most `limitBytes`, of the schema's shape; 415, 413 or 400 otherwise. */
export function jsonBody<Schema extends z.core.$ZodType>(
  schema: Schema,
  {
    limitBytes = jsonBodyLimitBytes,
    types = ['application/json'],
    wrongType = 'Send this as application/json.',
  } = {},
): BodyReader<z.output<Schema>> {
  return {
    content: Object.fromEntries(types.map((type) => [type, schema])),
    read: async (request) => {
      if (!types.includes(mediaType(request))) return refuse(415, wrongType);
      const text = await readText(request, limitBytes);
      if (text === undefined) return refuse(413, `This is too large: at most ${limitBytes} bytes.`);
      const parsed = parseJson(text);
      if (parsed === undefined) return refuse(400, 'The body is not valid JSON.');
      return check(schema, parsed.value);
    },
  };
}

/** In lower case and without parameters; empty where none is named. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** The body as text, or undefined when it is longer than allowed; reading stops there. */
export async function readText(request: Request, limitBytes: number): Promise<string | undefined> {
  const bytes = await readBytes(request, limitBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** The body, or undefined when it is longer than allowed; reading stops there. */
export async function readBytes(
  request: Request,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

/** The value in the schema's shape, or a 400 that names each field at fault. */
export function check<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): { body: z.output<Schema> } | { refusal: Response } {
  const result = z.safeParse(schema, value);
  if (result.success) return { body: result.data };
  return invalid(result.error.issues.map(toDetail));
}

/** A 400 that names each field at fault. */
export function invalid(details: ProblemDetail[]): { refusal: Response } {
  return { refusal: problem(400, details[0]?.message ?? 'The input is not valid.', { details }) };
}

export function toDetail(issue: { path: PropertyKey[]; message: string }): ProblemDetail {
  return { path: issue.path.map(String), message: issue.message };
}

export function refuse(status: number, error: string): { refusal: Response } {
  return { refusal: problem(status, error) };
}

/** Undefined for what is no JSON; in an object, since `null` is. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
