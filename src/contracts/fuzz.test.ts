import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { appointmentSchema, deskAppointmentSchema } from './appointment.ts';
import { reportKinds } from './browser-report.ts';
import { contactMessageSchema, deskMessageSchema } from './contact-message.ts';
import { requestChangeSchema } from './inbox.ts';
import { newPostSchema, postChangeSchema } from './post.ts';
import { loginSchema, newStaffSchema, staffChangeSchema } from './session.ts';
import { slugFromTitle, slugLimit, slugPattern } from './slug.ts';
import { isBlank } from './text.ts';
import { workingCopySchema } from './working-copy.ts';

/** A few hundred runs with every test; `FUZZ_RUNS` makes it a long one (`npm run bench -- fuzz`). */
const numRuns = Number(process.env['FUZZ_RUNS'] || 300);
const bounds = { earliest: '2026-01-01', latest: '2028-01-01' };

/** Texts as bad as they come: any code unit, what is invisible, controls, markup, and the honest ones between. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '\u0000',
          '\u001f',
          '\u007f',
          '\u0085',
          '\u2028',
          '\ud800',
          '\udc00',
          '\u200b',
          '\u3164',
          '\u202e',
          '\ufeff',
        ],
        ...[
          ' ',
          '\n',
          '\t',
          '\r',
          'a',
          'é',
          'e\u0301',
          '1',
          '@',
          '.',
          '-',
          '<b>',
          '&#0;',
          '&#8203;',
          '\\',
          '/',
          '"',
          '👩‍⚕️',
        ],
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    'ada@mail.example',
    '904-555-0199',
    '2027-05-01',
    'restorative',
    'Ada',
    '2027-05-01T10:00:00Z',
    'confirmed',
  ),
);
const anything = fc.oneof(
  { weight: 6, arbitrary: nasty as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.anything({ withNullPrototype: true, withBigInt: true, maxDepth: 2 }) },
);

const schemas = {
  appointment: appointmentSchema(bounds),
  deskAppointment: deskAppointmentSchema(bounds),
  message: contactMessageSchema,
  deskMessage: deskMessageSchema,
  requestChange: requestChangeSchema,
  newPost: newPostSchema,
  postChange: postChangeSchema,
  login: loginSchema,
  newStaff: newStaffSchema,
  staffChange: staffChangeSchema,
  workingCopy: workingCopySchema,
};

const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'service',
  'preferredDate',
  'notes',
  'name',
  'subject',
  'message',
];
const others = [
  'status',
  'note',
  'updatedAt',
  'title',
  'content',
  'slug',
  'excerpt',
  'featuredImage',
  'imageAlt',
  'published',
];
const rest = [
  'publishAt',
  'password',
  'isActive',
  'fields',
  'baseUpdatedAt',
  'writer',
  'sequence',
  '__proto__',
  'constructor',
];
/** What passes, so that a single bad field is looked at and not refused for the others. */
const honest = {
  ...{ firstName: 'Ada', lastName: 'Sample', email: 'ada@mail.example', phone: '904-555-0199', name: 'Ada' },
  ...{
    message: 'Hello',
    note: 'Called back',
    title: 'A title',
    content: '<p>Text</p>',
    password: 'a long enough one',
  },
};
const body = fc
  .dictionary(fc.constantFrom(...fields, ...others, ...rest), anything, { maxKeys: 4 })
  .map((changes) => ({ ...honest, ...changes }));

/** Every string in a value, with its path. */
function strings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, `${path}.${name}`));
}

/** Lines may break in these, and HTML is cleaned where it is stored. */
const severalLines = /\.(notes|message|note)$/;
const cleanedLater = /\.(content|password)$/;
const controls = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u;

describe.each(Object.entries(schemas))('%s', (name, schema) => {
  it('refuses or gives clean text, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(body, anything), (sent) => {
        const result = z.safeParse(schema as z.core.$ZodType, sent);
        if (!result.success || name === 'workingCopy') return;
        for (const [path, text] of strings(result.data)) {
          if (cleanedLater.test(path)) continue;
          expect(controls.test(text), path).toBe(false);
          expect(severalLines.test(path) || !/[\n\r\t\u2028\u2029]/.test(text), path).toBe(true);
          expect(isBlank(text), path).toBe(false);
          expect(text.isWellFormed(), path).toBe(true);
          expect(text, path).toBe(text.normalize('NFC').trim());
        }
      }),
      { numRuns },
    );
  });

  it('takes nothing of what was sent that it does not name', () => {
    fc.assert(
      fc.property(body, (sent) => {
        const result = z.safeParse(schema as z.core.$ZodType, { ...sent, id: 'x', isAdmin: true });
        expect(Object.keys((result.data as object | undefined) ?? {})).not.toContain('isAdmin');
        expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
      }),
      { numRuns },
    );
  });
});

it('a slug is always one, whatever the title', () => {
  fc.assert(
    fc.property(nasty, (title) => {
      const slug = slugFromTitle(title);
      expect(slug).toMatch(slugPattern);
      expect(slug.length).toBeLessThanOrEqual(slugLimit);
    }),
    { numRuns },
  );
});

it('a report is never more than known kinds', () => {
  fc.assert(
    fc.property(fc.anything(), (sent) => {
      for (const kind of reportKinds(sent)) expect(kind).toMatch(/^(policy|error):[A-Za-z-]+$/);
    }),
    { numRuns },
  );
});
