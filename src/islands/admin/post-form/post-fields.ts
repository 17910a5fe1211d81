import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { fromOfficeTime, toOfficeTime } from './office-time.ts';

export const emptyFields: PostFields = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  featuredImage: '',
  imageAlt: '',
  category: '',
  published: false,
  publishAt: '',
};

/** A post as the form shows it: nothing is null, the time is the office's. */
export function fieldsOf(post: StaffPost): PostFields {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt ?? '',
    content: post.content,
    featuredImage: post.featuredImage ?? '',
    imageAlt: post.imageAlt ?? '',
    category: post.category ?? '',
    published: post.published,
    publishAt: post.publishAt ? toOfficeTime(post.publishAt) : '',
  };
}

/** The body of create and update; an empty text clears the field. */
export function toPostBody(fields: PostFields) {
  const { publishAt, ...rest } = fields;
  return { ...rest, publishAt: fromOfficeTime(publishAt) ?? null };
}

/** After a save: what was written while it was under way stays as it is, all else is as the server has it now. */
export function writtenSince(sent: PostFields, present: PostFields, saved: StaffPost): PostFields {
  const isLater = (name: string) => present[name as keyof PostFields] !== sent[name as keyof PostFields];
  const later = Object.fromEntries(Object.entries(present).filter(([name]) => isLater(name)));
  return { ...fieldsOf(saved), ...later };
}

export function areSame(one: PostFields, other: PostFields): boolean {
  return (Object.keys(emptyFields) as (keyof PostFields)[]).every((name) => one[name] === other[name]);
}
