import type { StaffPost } from '#contracts/answers/post.ts';
import { excerptFrom, plainText } from '#contracts/post-text.ts';
import { slugFromTitle } from '#contracts/slug.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { practice } from '#practice/practice.ts';

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
      <div className="desk-search-result">
        <p>
          {practice.name}
          <span>
            {site} › blog › {slug}
          </span>
        </p>
        <p className="desk-search-title">{title}</p>
        <p className="line-clamp-2">{words}</p>
      </div>
      <p className="desk-hint">When it is shared</p>
      <div className="desk-share-card">
        {fields.featuredImage ? (
          <img src={fields.featuredImage} alt="" />
        ) : (
          <p className="desk-share-title" aria-hidden="true">
            {title}
          </p>
        )}
        <div>
          <p className="text-ink-700">{site}</p>
          <p className="line-clamp-2 font-semibold">{title}</p>
        </div>
      </div>
    </details>
  );
}
