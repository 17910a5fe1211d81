import type { StaffPost } from '#contracts/answers/post.ts';
import {
  postSortings,
  postStates,
  staffPostsPerPage,
  type PostSorting,
  type PostState,
} from '#contracts/post.ts';
import { isUuid } from '#contracts/uuid.ts';
import { categoryOf } from '#practice/post-categories.ts';
import { repeatable } from '#server/db/client.ts';
import { selectStaffList, selectStaffPost } from '#server/db/posts-staff.ts';
import { pageNumber, searchText } from '../list-query.ts';
import { toStaffItem, toStaffPost } from './post-view.ts';

/** Newest change first unless another order is asked for; the trash only when it is asked for. */
export async function listStaffPosts(query: URLSearchParams) {
  const page = pageNumber(query.get('page'));
  const rows = await repeatable(
    selectStaffList({
      category: asCategory(query.get('category')),
      state: asState(query.get('state')),
      sorting: asSorting(query.get('sort')),
      search: searchText(query.get('q') ?? ''),
      limit: staffPostsPerPage + 1,
      offset: (page - 1) * staffPostsPerPage,
    }),
  );
  return {
    posts: rows.slice(0, staffPostsPerPage).map(toStaffItem),
    page,
    hasNext: rows.length > staffPostsPerPage,
  };
}

function asState(value: string | null): PostState | 'all' {
  return postStates.find((state) => state === value) ?? 'all';
}

/** `none` means the posts without one. */
function asCategory(value: string | null): string | undefined {
  if (value === 'none') return '';
  return categoryOf(value)?.slug;
}

function asSorting(value: string | null): PostSorting {
  return postSortings.find((sorting) => sorting === value) ?? 'newest';
}

/** Whatever its state; undefined where there is none. */
export async function getStaffPost(id: string): Promise<StaffPost | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await repeatable(selectStaffPost(id));
  return row && toStaffPost(row);
}
