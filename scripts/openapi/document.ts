import { STATUS_CODES } from 'node:http';
import * as z from 'zod/mini';
import { problemShape } from '#contracts/answers/problem.ts';
import { lengthsOf } from '#contracts/text.ts';
import type { DeclaredCall } from '#server/http/endpoint.ts';
import { loadFunctions, type ServedFunction } from '../server/functions.ts';
import { namedSchemas } from './named-schemas.ts';

type Json = Record<string, unknown>;

/** One call at one address. */
interface Operation extends DeclaredCall {
  /** As OpenAPI spells it: `/api/blog-posts/{slug}`. */
  path: string;
  /** Unlike every other: `putAdminBlogPost`. */
  id: string;
}

/**
 * The HTTP contract as an OpenAPI 3.1 document, made from what the functions declare of their calls: nothing in it is written
 * by hand, so nothing in it can be out of date. What no schema can say stands in `docs/api.md`.
 */
export async function openApiDocument(version: string): Promise<Json> {
  const operations = (await loadFunctions()).flatMap(operationsOf);
  const bodies = await schemasOf('input', Object.fromEntries(operations.flatMap(sentIn)));
  const answers = await schemasOf('output', {
    problem: problemShape,
    ...Object.fromEntries(operations.flatMap(answeredIn)),
  });
  const schemas = { ...bodies.components, ...answers.components };
  return {
    openapi: '3.1.1',
    info: {
      title: 'The calls of the practice’s site',
      version,
      description:
        'Made by `npm run openapi` from the schemas the functions themselves use. Throttles, headers, idempotency and everything else a schema cannot say: docs/api.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tagsOf(operations),
    paths: Object.fromEntries(
      [...Map.groupBy(operations, ({ path }) => path)].map(([path, calls]) => [
        path,
        Object.fromEntries(
          calls.map((call) => [call.method.toLowerCase(), describe(call, bodies.byKey, answers.byKey)]),
        ),
      ]),
    ),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Set by POST /api/admin/login; named `session` where the site is served over http.',
        },
      },
    },
  };
}

/** Called by the clock, a function has no address, and nobody can make its call. */
function operationsOf({ name, handler, paths }: ServedFunction): Operation[] {
  const { calls } = handler as typeof handler & { calls: DeclaredCall[] };
  return paths.flatMap((path) =>
    calls.map((call) => ({
      ...call,
      path: path.replace(/:(\w+)/g, '{$1}'),
      id: `${call.method.toLowerCase()}${pascalCase(paths.length > 1 ? path : name)}`,
    })),
  );
}

function describe(call: Operation, bodies: Json, answers: Json): Json {
  const { path, id, duty, method, query, body } = call;
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = [
    ...named.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  ];
  const failure = { description: 'What went wrong', content: jsonOf(answers['problem']) };
  return {
    operationId: id,
    tags: [duty ?? 'anybody'],
    ...(duty && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: body.isOptional !== true,
        content: Object.fromEntries(
          Object.keys(body.content).map((type) => [type, { schema: bodies[`${method} ${path} ${type}`] }]),
        ),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.answers).map(([status, content]) => {
          const description = STATUS_CODES[status] ?? '';
          if (content === null) return [status, { description }];
          if (typeof content === 'string') return [status, { description, content: { [content]: {} } }];
          return [status, { description, content: jsonOf(answers[`${method} ${path} ${status}`]) }];
        }),
      ),
      default: failure,
    },
  };
}

const jsonOf = (schema: unknown) => ({ 'application/json': { schema } });

const sentIn = ({ method, path, body }: Operation) =>
  Object.entries(body?.content ?? {}).map(([type, schema]): [string, z.core.$ZodType] => [
    `${method} ${path} ${type}`,
    schema,
  ]);

const answeredIn = ({ method, path, answers }: Operation) =>
  Object.entries(answers).flatMap(([status, content]): [string, z.core.$ZodType][] =>
    content === null || typeof content === 'string' ? [] : [[`${method} ${path} ${status}`, content]],
  );

const duties: Record<NonNullable<DeclaredCall['duty']> | 'anybody', string> = {
  anybody: 'Anybody may call these',
  own: 'Everybody who is signed in: their own account and their own day',
  posts: 'Owners and editors: what patients read',
  requests: 'Owners and the front desk: what patients ask for',
  counts: 'Owners and editors: how much the site is used',
  facts: 'Owners: what the site says of the practice',
  practice: 'Owners: its people, what they did, how the site is',
};

function tagsOf(operations: Operation[]) {
  const used = new Set(operations.map(({ duty }) => duty ?? 'anybody'));
  return Object.entries(duties)
    .filter(([name]) => (used as Set<string>).has(name))
    .map(([name, description]) => ({ name, description }));
}

/** All of them as JSON Schema, by their keys; what a contract has a name for stands under it among the components. */
async function schemasOf(io: 'input' | 'output', schemas: Record<string, z.core.$ZodType>) {
  const metadata = z.registry<{ id: string }>();
  for (const [id, schema] of await namedSchemas(io)) metadata.add(schema, { id });
  const whole = z.toJSONSchema(z.strictObject(schemas), {
    io,
    metadata,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // What a text is checked for, zod sees as a transformation; how long it may be, the rule knows.
      if (io === 'input' && zodSchema._zod.def.type === 'pipe')
        Object.assign(jsonSchema, lengthsOf(zodSchema._zod.def.out));
      // A format says it; zod adds its own pattern, and to every integer how far JavaScript counts.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const { properties = {}, $defs = {} } = withComponentRefs(whole) as {
    properties?: Json;
    $defs?: Record<string, Json>;
  };
  for (const component of Object.values($defs)) delete component['id'];
  return { byKey: properties, components: $defs };
}

function withComponentRefs(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function pascalCase(text: string): string {
  return text
    .replace(/^\/api\//, '')
    .split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
