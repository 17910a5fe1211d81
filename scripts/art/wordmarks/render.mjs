/** Draws the wordmarks: `node scripts/art/wordmarks/render.mjs [name]`. `opentype.js` and the fonts are needed only here. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { palette } from '../palette.mjs';
import { marks } from './marks.mjs';
import { measure, outline } from './text-path.mjs';

const images = new URL('../../../src/assets/images/', import.meta.url);

const affiliations = {
  'implant-congress': { mark: 'taper', lines: ['Implant', 'Congress'], size: 32 },
  'academy-of-general-dentistry': { mark: 'arch', lines: ['Academy of', 'General Dentistry'], size: 27 },
  'state-dental-association': { mark: 'shore', lines: ['State Dental', 'Association'], size: 29 },
  'national-dental-association': { mark: 'ring', lines: ['National Dental', 'Association'], size: 29 },
  'conscious-sedation-organization': { mark: 'calm', lines: ['Conscious Sedation', 'Organization'], size: 26 },
};
const insurers = {
  aetna: 'Aetna', guardian: 'Guardian', principal: 'Principal', humana: 'Humana',
  'united-healthcare': 'United Healthcare', 'florida-blue': 'Florida Blue', cigna: 'Cigna', metlife: 'MetLife',
};

const svg = (label, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 96" width="320" height="96" fill="${palette.ink[700]}" ` +
  `color="${palette.ink[700]}" role="img" aria-label="${label}">${body}</svg>\n`;

const affiliation = ({ mark, lines, size }) => {
  const width = 72 + 14 + Math.max(...lines.map((text) => measure(text, size)));
  const left = Math.max(0, (320 - width) / 2);
  const leading = size * 1.12;
  const baseline = 48 + size * 0.33 - leading / 2;
  const text = lines.map((line, i) => ({
    text: line, x: left + 86, y: Math.round((baseline + i * leading) * 10) / 10, size,
  }));
  return svg(lines.join(' '), `<g transform="translate(${Math.round(left)} 12)">${marks[mark]}</g>${outline(text)}`);
};

const insurer = (name) => {
  const size = 36;
  const x = (320 - measure(name, size)) / 2;
  return svg(name, outline([{ text: name, x, y: 60, size }]));
};

const only = process.argv[2];
const write = (folder, all, draw) => {
  mkdirSync(new URL(`${folder}/`, images), { recursive: true });
  for (const [name, recipe] of Object.entries(all)) {
    if (only && only !== name) continue;
    const text = draw(recipe);
    writeFileSync(new URL(`${folder}/${name}.svg`, images), text);
    console.log(`${folder}/${name}.svg ${text.length} bytes`);
  }
};
write('affiliations', affiliations, affiliation);
write('insurers', insurers, insurer);
