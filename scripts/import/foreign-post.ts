import { categoryNamed, type PostCategory } from '#practice/post-categories.ts';

/** A post as another system's export tells it, before anything of it is judged. */
export interface ForeignPost {
  /** The same in every export of that system: a second import finds the post by it. */
  source: string;
  title: string;
  slug: string;
  html: string;
  excerpt: string;
  state: 'published' | 'draft';
  /** When it came out, or is to come out; of a draft, when it was begun. */
  date: Date | undefined;
  updated: Date | undefined;
  author: string;
  /** What it was about there, the weightiest first. */
  categories: string[];
  picture: { url: string; alt: string } | undefined;
  /** Where it was found on the former site: whole addresses or paths. */
  urls: string[];
  /** Below which folder of the export its pictures are named. */
  folder: string;
  /** In loose text, whether a single line break is one for readers. */
  keepsLineBreaks: boolean;
  /** What did not come along as it was, in words for the report. */
  remarks: string[];
  /** Why its text cannot be read, where it cannot. */
  unreadable?: string | undefined;
}

export interface ForeignExport {
  /** `WordPress`, `Ghost` or `Markdown`. */
  system: string;
  /** The former site's address, where the export says it. */
  site: string | undefined;
  posts: ForeignPost[];
  /** How many there were of what is no post, by kind: `page`, `file without front matter`. */
  leftOut: Map<string, number>;
  /** Single things that could not be read, each with its reason. */
  unread: string[];
}

export function emptyExport(system: string): ForeignExport {
  return { system, site: undefined, posts: [], leftOut: new Map(), unread: [] };
}

export function leaveOut(into: ForeignExport, kind: string): void {
  into.leftOut.set(kind, (into.leftOut.get(kind) ?? 0) + 1);
}

/** The first of its categories that is one of ours, by its name. */
export function ourCategory({ categories }: ForeignPost): PostCategory | undefined {
  return categories.map(categoryNamed).find(Boolean);
}
