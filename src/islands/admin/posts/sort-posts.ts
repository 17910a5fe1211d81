import { type StaffPostItem } from '../../../contracts/post.ts';

export const sortings = { newest: 'Newest change', oldest: 'Oldest change', title: 'Title' };
export type Sorting = keyof typeof sortings;

/** The server gives the newest change first, a page at a time; the page is put in order here. */
export function sortPosts(posts: StaffPostItem[], sorting: Sorting): StaffPostItem[] {
  if (sorting === 'newest') return posts;
  if (sorting === 'oldest') return posts.toReversed();
  return posts.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}
