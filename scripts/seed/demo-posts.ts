import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { savingsPlan } from '#practice/prices.ts';

const folder = join(import.meta.dirname, '../../src/content/posts');

/** A post of the demo as its file tells it: `name: value` lines, a line of dashes, the HTML. */
export interface DemoPost {
  title: string;
  excerpt: string;
  /** Name of a picture in `src/assets/images/blog`, without its ending. */
  image: string | undefined;
  alt: string | undefined;
  /** The slug of one of the blog's categories. */
  category: string | undefined;
  /** The day it was written, `YYYY-MM-DD`. */
  date: string;
  content: string;
}

export async function readDemoPosts(): Promise<DemoPost[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(files.map(async (file) => parse(await readFile(join(folder, file), 'utf8'), file)));
}

function parse(text: string, file: string): DemoPost {
  const [head = '', ...body] = text.split('\n---\n');
  const facts = new Map(
    head.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const needed = (name: string) => {
    const value = facts.get(name);
    if (!value) throw new Error(`${file} has no ${name}`);
    return value;
  };
  return {
    title: needed('title'),
    excerpt: needed('excerpt'),
    image: facts.get('image'),
    alt: facts.get('alt'),
    category: facts.get('category'),
    date: needed('date'),
    // The file's own line breaks stand between blocks only, and say nothing.
    content: withPrices(body.join('\n---\n'), file)
      .replace(/>\n(?=<)/g, '>')
      .trim(),
  };
}

/** Prices stand in the practice's facts alone; a post names them: `{{price of Individual}}`. */
function withPrices(text: string, file: string): string {
  return text.replace(/\{\{price of ([^}]+)\}\}/g, (_, name: string) => {
    const price = savingsPlan.prices.find((candidate) => candidate.name === name);
    if (!price) throw new Error(`${file} asks for the price of ${name}, which there is not`);
    return `$${price.pricePerYear}`;
  });
}
