import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { galleryCases } from './gallery.ts';
import { weeklyHours } from './hours.ts';
import { insurers } from './insurers.ts';
import { offers } from './offers.ts';
import { clockTime } from './open-sentence.ts';
import { practice } from './practice.ts';
import { dollars, savingsPlan } from './prices.ts';
import { services } from './services.ts';
import { team } from './team.ts';

/** Everything that makes pages, mails and answers, without the facts themselves and without tests. */
const sources = globSync('{src,netlify,public}/**/*.{ts,tsx,astro,css,html,txt,xml,json,webmanifest}')
  .filter((file) => !/^src\/(practice|pages\/demo)\/|\.(test|fixture)\.tsx?$/.test(file))
  // An example in a comment is nobody's hour.
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

function filesThatSay(words: string): string[] {
  return sources.filter(({ text }) => text.includes(words)).map(({ file }) => file);
}

const { address, phone } = practice;
const hours = Object.values(weeklyHours).flatMap((day) =>
  day ? [clockTime(day.opens), clockTime(day.closes)] : [],
);
const facts: Record<string, readonly string[]> = {
  'the name': [practice.name],
  'the address of the site and the e-mail': [practice.siteUrl, practice.email],
  'the phone': [phone.display, phone.digits, phone.href],
  'the street and the zip code': [address.street, address.zip],
  'the hours': [...new Set(hours)],
  'the prices': [...savingsPlan.prices.map(({ pricePerYear }) => dollars(pricePerYear))],
  'the offers': offers.flatMap(({ name, price, value, endsOn }) => [name, dollars(price), value, endsOn]),
  'the team': team.flatMap(({ name, shortBio }) => [name, shortBio]),
  'the insurers': insurers.map(({ name }) => name),
  'the services': services.map(({ description }) => description),
  'the gallery': galleryCases.flatMap(({ procedure, description }) => [procedure, description]),
};

describe('a fact stands once, in src/practice', () => {
  it('reads the sources it judges', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it.each(Object.entries(facts))('%s', (_, words) => {
    const found = words.flatMap((word) => filesThatSay(word).map((file) => `${file} says “${word}”`));
    // `Crowns` is also a word.
    expect(found.filter((line) => !line.endsWith('says “Crowns”'))).toEqual([]);
  });
});
