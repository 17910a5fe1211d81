import { type PostSorting } from '#contracts/post.ts';
import { categoryOf, postCategories } from '#practice/post-categories.ts';
import { InputField, Options, SelectField } from '#ui/fields.tsx';

const filters = {
  all: 'All',
  published: 'Published',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  trash: 'Trash',
};
type Filter = keyof typeof filters;

const categories: Record<string, string> = {
  all: 'All',
  ...Object.fromEntries(postCategories.map(({ slug, name }) => [slug, name])),
  none: 'None',
};

const sortings: Record<PostSorting, string> = {
  newest: 'Newest change',
  oldest: 'Oldest change',
  title: 'Title',
};

/** What of the list the address keeps. */
export interface Narrowed {
  filter: Filter;
  /** A slug, `none` or `all`. */
  category: string;
}

/** What an address asks for; what it asks for and there is not means all. */
export function narrowedBy(params: URLSearchParams): Narrowed {
  const filter = params.get('show') ?? '';
  const category = params.get('category') ?? '';
  return {
    filter: Object.hasOwn(filters, filter) ? (filter as Filter) : 'all',
    category: category === 'none' ? category : (categoryOf(category)?.slug ?? 'all'),
  };
}

export const paramsOf = ({ filter, category }: Narrowed): Record<string, string> => ({
  ...(filter !== 'all' && { show: filter }),
  ...(category !== 'all' && { category }),
});

interface Shown extends Narrowed {
  search: string;
  sorting: PostSorting;
}

/** Which posts the list shows, and in which order. */
export function PostFilters({ onChange, ...shown }: Shown & { onChange: (changes: Partial<Shown>) => void }) {
  return (
    <>
      <InputField
        label="Search posts"
        className="max-sm:col-span-full"
        type="search"
        value={shown.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <SelectField
        label="Show"
        value={shown.filter}
        onChange={({ target }) => onChange({ filter: target.value as Filter })}
      >
        <Options of={Object.entries(filters)} />
      </SelectField>
      <SelectField
        label="In category"
        value={shown.category}
        onChange={({ target }) => onChange({ category: target.value })}
      >
        <Options of={Object.entries(categories)} />
      </SelectField>
      <SelectField
        label="Sort by"
        className="max-sm:col-span-full"
        value={shown.sorting}
        onChange={({ target }) => onChange({ sorting: target.value as PostSorting })}
      >
        <Options of={Object.entries(sortings)} />
      </SelectField>
    </>
  );
}
