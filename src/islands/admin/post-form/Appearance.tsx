import type { StaffPost } from '#contracts/answers/post.ts';
import { excerptFrom, plainText } from '#contracts/post-text.ts';
import { slugFromTitle } from '#contracts/slug.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { practice } from '#practice/practice.ts';
import { cn } from '#ui/cn.ts';

const cardStyle =
  'wrap-anywhere overflow-hidden rounded-[0.625rem] border border-sand-300 bg-white text-[0.875rem]/[1.4]';

/** What others make of the post: a line in a search result, a card where it is shared. */
export function Appearance({ fields, post }: { fields: PostFields; post: StaffPost | null }) {
  const site = practice.siteUrl.replace(/^https?:\/\//, '');
  const title = fields.title.trim() || 'Title of the post';
  const slug = fields.slug.trim() || post?.slug || (fields.title.trim() ? slugFromTitle(fields.title) : '…');
  const words =
    fields.excerpt.trim() || excerptFrom(plainText(fields.content)) || 'The first words of the text.';
  return (
    <details className="desk-box">
      <summary>How it looks elsewhere</summary>
      <p className="desk-hint">In a search result</p>
      <div className={cn(cardStyle, 'px-3 py-2.5')}>
        <p>
          {practice.name}
          <span className="block text-[0.8125rem] text-ink-700">
            {site} › blog › {slug}
          </span>
        </p>
        <p className="my-0.5 text-[1.0625rem] text-shown-link">{title}</p>
        <p className="line-clamp-2">{words}</p>
      </div>
      <p className="desk-hint">When it is shared</p>
      <div className={cardStyle}>
        {fields.featuredImage ? (
          <img src={fields.featuredImage} alt="" className="aspect-[1200/630] w-full object-cover" />
        ) : (
          <p
            className="grid aspect-[1200/630] w-full place-items-center bg-ink-800 p-4 text-center font-display text-[1.125rem] text-white"
            aria-hidden="true"
          >
            {title}
          </p>
        )}
        <div className="px-3 py-2">
          <p className="text-ink-700">{site}</p>
          <p className="line-clamp-2 font-semibold">{title}</p>
        </div>
      </div>
    </details>
  );
}
