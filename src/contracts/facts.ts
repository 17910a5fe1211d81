import * as z from 'zod/mini';
import { isImagePath } from './image.ts';
import { isRealDate } from './plain-date.ts';
import { isAtPlainHost } from './plain-host.ts';
import { atMost, optionalText, requiredText, shapedText } from './text.ts';

/**
 * Facts of the practice that owners change in the portal, each kind with its shape. What the site came with stands in
 * `src/practice`; what was saved stands over it from the next build on.
 */

/** One that may be left empty is then not there at all. */
const textOrAbsent = (rule: Parameters<typeof optionalText>[0]) =>
  z.pipe(
    optionalText(rule),
    z.transform((text) => text ?? undefined),
  );

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const timeOfDay = shapedText('Please enter a time.', isTime);
/** Where there is a break on that day. */
const pauseTime = textOrAbsent({
  max: 5,
  tooLong: 'Please enter a time.',
  shape: { test: isTime, message: 'Please enter a time.' },
});
const officeDay = z.nullable(
  z
    .object(
      { opens: timeOfDay, closes: timeOfDay, pauseFrom: pauseTime, pauseTo: pauseTime },
      'Please say when the office opens and closes, or that it is closed.',
    )
    .check(
      z.refine(({ opens, closes }) => opens < closes || !isTime(opens) || !isTime(closes), {
        error: 'The office would close before it opens.',
        path: ['closes'],
      }),
      z.refine(({ pauseFrom, pauseTo }) => (pauseFrom === undefined) === (pauseTo === undefined), {
        error: 'A break has a beginning and an end.',
        path: ['pauseTo'],
      }),
      z.refine(
        ({ opens, closes, pauseFrom = opens, pauseTo = closes }) =>
          (pauseFrom === opens && pauseTo === closes) ||
          (opens < pauseFrom && pauseFrom < pauseTo && pauseTo < closes),
        { error: 'A break lies within the hours of the day.', path: ['pauseFrom'] },
      ),
    ),
);
const dollars = z
  .int('Please enter whole dollars.')
  .check(z.gte(1, 'Please enter a price.'), z.lte(99_999, 'Please enter whole dollars, at most 99,999.'));
const percent = z
  .int('Please enter a whole number.')
  .check(z.gte(0, 'Please enter 0 or more.'), z.lte(90, 'Please enter at most 90.'));
const phoneNumber = shapedText('Please enter a number such as (555) 555-0100.', (text) =>
  /^\([2-9]\d\d\) \d{3}-\d{4}$/.test(text),
);

const text = (max: number, multiline = false) =>
  requiredText({ missing: 'Please fill this in.', multiline, ...atMost(max) });
const optionalLine = textOrAbsent(atMost(200));
/** Lines of a list; empty ones are none, and without any the list is not there. */
const lines = z.pipe(
  z.optional(z.array(optionalText(atMost(200))).check(z.maxLength(20, 'At most 20 lines.'))),
  z.transform((all) => {
    const filled = (all ?? []).filter((line) => line !== null);
    return filled.length > 0 ? filled : undefined;
  }),
);
const requiredLines = lines.check(z.refine((all) => all !== undefined, 'Please write one line at least.'));
const day = shapedText('Please enter a day such as 2030-01-31.', isRealDate);
const name = text(120);

/** What others of a list have already is told at the later one, by its place in the list. */
function unlike<One>(key: keyof One & string, message: string) {
  const told = (one: One) => String(one[key]).trim().toLowerCase();
  return z.check<readonly One[]>(({ value, issues }) => {
    value.forEach((one, index) => {
      if (value.findIndex((other) => told(other) === told(one)) < index)
        issues.push({ code: 'custom', message, path: [index, key], input: one });
    });
  });
}

/** Where something of a partner is: on the web, or a page of this site. */
const isLink = (text: string) =>
  text.length <= 500 &&
  (/^\/(?![/\\])\S*$/.test(text) || (/^https:\/\/\S+$/.test(text) && isAtPlainHost(text)));
const noLink = 'Please enter an address that begins with https://, or the path of a page of this site.';
const link = shapedText(noLink, isLink);

const portrait = textOrAbsent({
  ...atMost(200),
  shape: { test: isImagePath, message: 'Please upload a picture, or choose one of the library.' },
});

export const factSchemas = {
  hours: z
    .object({
      Monday: officeDay,
      Tuesday: officeDay,
      Wednesday: officeDay,
      Thursday: officeDay,
      Friday: officeDay,
      Saturday: officeDay,
      Sunday: officeDay,
    })
    .check(
      z.refine((week) => Object.values(week).some((day) => day !== null), {
        error: 'The office has to be open on one day at least.',
        path: ['Monday'],
      }),
    ),
  phone: z.object({ display: phoneNumber }),
  prices: z.object({
    individual: dollars,
    household: dollars,
    additional: dollars,
    discountPercent: percent,
    discountPercentWithInstalments: percent,
    fullExam: dollars,
    emergencyVisit: dollars,
  }),
  team: z
    .array(
      z.object({
        /** Part of addresses, and of the portrait the site came with; stays. */
        id: z
          .int('id is a number.')
          .check(z.gte(1, 'id is 1 or more.'), z.lte(9_999, 'id is at most 9,999.')),
        name,
        title: text(120),
        callName: text(60),
        shortBio: text(300),
        fullBio: text(3_000, true),
        specialties: requiredLines,
        license: optionalLine,
        education: lines,
        memberships: lines,
        hobbies: lines,
        /** A picture of the portal’s; without one it is the site’s own, or drawn. */
        portrait,
      }),
    )
    .check(
      z.minLength(1, 'Somebody has to be there.'),
      z.maxLength(60, 'At most 60 people.'),
      unlike('id', 'Somebody else has this id already: please add this person anew.'),
    ),
  offers: z
    .array(
      z.object({
        id: shapedText('id has small letters, digits and hyphens.', (id) => /^[a-z0-9-]{1,60}$/.test(id)),
        name,
        price: dollars,
        value: text(40),
        includes: requiredLines,
        terms: text(300),
        endsOn: day,
      }),
    )
    .check(
      z.maxLength(12, 'At most 12 offers.'),
      unlike('id', 'Another offer has this id already: please add this one anew.'),
    ),
  words: z
    .array(
      z
        .object({
          words: text(600),
          name,
          source: text(120),
          writtenOn: day,
          /** Without the day they allowed it, nobody’s words are printed. */
          approvedOn: day,
        })
        .check(
          z.refine(({ writtenOn, approvedOn }) => approvedOn >= writtenOn, {
            error: 'Nobody allows it before it is written.',
            path: ['approvedOn'],
          }),
        ),
    )
    .check(z.minLength(1, 'Please keep one at least.'), z.maxLength(30, 'At most 30.')),
  insurers: z
    .array(
      z.object({
        name,
        /** Of a picture the site has; without one the name stands there. */
        logo: optionalLine,
        alsoKnownAs: lines,
      }),
    )
    .check(
      z.minLength(1, 'Please keep one at least.'),
      z.maxLength(40, 'At most 40 insurers.'),
      unlike('name', 'This insurer is on the list already.'),
    ),
  providers: z.object({
    bookingUrl: link,
    reviewsUrl: link,
    /** Empty: nothing of it is loaded, and nobody is asked. */
    analyticsId: z.pipe(
      optionalText({
        ...atMost(200),
        shape: {
          test: (id) => /^G-[A-Z0-9]{4,20}$/.test(id),
          message: 'Please enter an id such as G-ABC123, or nothing.',
        },
      }),
      z.transform((id) => id ?? ''),
    ),
    otherFrames: z.pipe(
      z
        .array(optionalText({ ...atMost(500), shape: { test: isLink, message: noLink } }))
        .check(z.maxLength(10, 'At most 10 addresses.')),
      z.transform((all) => all.filter((one) => one !== null)),
    ),
  }),
} as const;

export type FactKind = keyof typeof factSchemas;
export const factKinds = Object.keys(factSchemas) as [FactKind, ...FactKind[]];
export const isFactKind = (kind: string): kind is FactKind => Object.hasOwn(factSchemas, kind);
