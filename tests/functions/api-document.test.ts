import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import posts from '../../netlify/functions/admin-blog-posts.ts';
import inbox from '../../netlify/functions/admin-inbox.ts';
import me from '../../netlify/functions/admin-me.ts';
import requests from '../../netlify/functions/admin-requests.ts';
import announcements from '../../netlify/functions/announcements.ts';
import appointments from '../../netlify/functions/appointments.ts';
import { openApiFile, openApiText } from '../../scripts/openapi/file.ts';
import { loadFunctions, type Handler } from '../../scripts/server/functions.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';

const text = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');

/** Parameters in either spelling, no query; whatever is said of one kind of request holds for the other. */
function plain(path: string): string {
  return path
    .replace('/api/admin/contacts', '/api/admin/appointments')
    .replace(/:\w+|\{[^}]*\}/g, '*')
    .replace(/\?.*$/, '');
}

const described = new Set(
  [...text.matchAll(/`(?:(?:GET|POST|PUT|PATCH|DELETE) )?(\/api\/[^\s`]*)`/g)].map(([, path]) =>
    plain(path ?? ''),
  ),
);

it('every path of a function is described in docs/api.md', async () => {
  const functions = await loadFunctions();
  const ours = functions.flatMap(({ paths }) => paths).filter((path) => path.startsWith('/api/'));
  expect(ours.length).toBeGreaterThan(20);
  expect([...new Set(ours.filter((path) => !described.has(plain(path))))]).toEqual([]);
});

describe('docs/openapi.yaml', () => {
  const written = readFileSync(openApiFile, 'utf8');
  const document = parse(written) as Record<string, unknown>;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'openapi');
  /** What it says of a body or an answer: a pointer, each part escaped as JSON pointers ask for. */
  const errorsAt = (pointer: string[], value: unknown) => {
    const escaped = pointer.map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const validate = ajv.compile({ $ref: `openapi#/${escaped.join('/')}` });
    return validate(value)
      ? []
      : validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  const answerAt = (path: string, method: string, status: number) => [
    ...['paths', path, method.toLowerCase(), 'responses', String(status)],
    ...['content', 'application/json', 'schema'],
  ];

  it('is what the functions declare (otherwise: npm run openapi)', async () => {
    expect(written).toBe(await openApiText());
  });

  it('is a document by the rules of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  describe('beside real answers', () => {
    const request = {
      firstName: 'Ada',
      lastName: 'Openapi',
      email: 'ada@mail.example',
      phone: '(904) 555-0188',
      service: 'implants',
      notes: 'Only mornings, please.',
    };
    const post = { title: 'Held to the document', content: '<p>A text.</p>', published: true };
    const calls: [
      name: string,
      handler: Handler,
      path: string,
      method: 'GET' | 'POST',
      status: number,
      body?: object,
    ][] = [
      ['a request', appointments, '/api/appointments', 'POST', 201, request],
      ['a notice', announcements, '/api/announcements', 'GET', 200],
      ['who is signed in', me, '/api/admin/me', 'GET', 200],
      ['a new post', posts, '/api/admin/blog-posts', 'POST', 201, post],
      ['a list of posts', posts, '/api/admin/blog-posts', 'GET', 200],
      ['a list of requests', requests, '/api/admin/appointments', 'GET', 200],
      [
        'a request of the desk',
        requests,
        '/api/admin/contacts',
        'POST',
        201,
        { name: 'Ada', message: 'Please call.' },
      ],
      ['the counts of the inbox', inbox, '/api/admin/inbox', 'GET', 200],
    ];
    let headers: Record<string, string>;
    beforeAll(async () => {
      ({ headers } = await signedIn());
    });

    it.each(calls)(
      '%s is as it says, and would be missed with a member more or less',
      async (_, handler, path, method, status, body) => {
        if (body) {
          const sent = ['paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema'];
          expect(errorsAt(sent, body)).toEqual([]);
        }
        const answer = await call(handler, path, { method, headers, ...(body && { body }) });
        expect(answer.status).toBe(status);
        const given: unknown = await answer.json();
        const pointer = answerAt(path, method, status);
        expect(errorsAt(pointer, given)).toEqual([]);
        const one = Array.isArray(given) ? (given[0] as object) : (given as object);
        const wrong = [{ ...one, more: 1 }, Object.fromEntries(Object.entries(one).slice(1))];
        for (const faulty of wrong)
          expect(errorsAt(pointer, Array.isArray(given) ? [faulty] : faulty)).not.toEqual([]);
      },
    );

    it('a body it does not allow is one the site refuses', async () => {
      const sent = [
        'paths',
        '/api/appointments',
        'post',
        'requestBody',
        'content',
        'application/json',
        'schema',
      ];
      const faulty = { ...request, firstName: 'A'.repeat(81) };
      expect(errorsAt(sent, faulty)).not.toEqual([]);
      expect((await call(appointments, '/api/appointments', { body: faulty })).status).toBe(400);
    });
  });
});
