import { repeatable } from '#server/db/client.ts';
import { selectImageSizes } from '#server/db/images.ts';

const picture = /<img ([^>]*)>/g;
const ownUrl = /(?:^| )src="\/api\/blog-images\/([0-9a-f-]{36})(?:\?[^"]*)?"/;
const sizeAttribute = (name: string, attributes: string) =>
  Number(new RegExp(`(?:^| )${name}="(\\d+)"`).exec(attributes)?.[1] ?? 0);

/**
 * Sanitised HTML in which every picture of ours says how wide and high it is, so that a reader's page keeps its place
 * free. A width the writer chose stays; a missing height follows from it. Asks the database only where one is missing.
 */
export async function withPictureSizes(html: string): Promise<string> {
  const ids = [...html.matchAll(picture)].flatMap(([, attributes = '']) => {
    const id = ownUrl.exec(attributes)?.[1];
    return id && !hasSize(attributes) ? [id] : [];
  });
  if (ids.length === 0) return html;
  const rows = await repeatable(selectImageSizes([...new Set(ids)]));
  const sizes = new Map(rows.map((row) => [row.id, row]));
  return html.replace(picture, (tag, attributes: string) => {
    const size = sizes.get(ownUrl.exec(attributes)?.[1] ?? '');
    if (!size || hasSize(attributes)) return tag;
    const width = sizeAttribute('width', attributes) || size.width;
    const height = Math.max(1, Math.round((width * size.height) / size.width));
    const others = attributes.replace(/ ?(?:width|height)="\d*"/g, '');
    return `<img ${others} width="${width}" height="${height}">`;
  });
}

const hasSize = (attributes: string) =>
  sizeAttribute('width', attributes) > 0 && sizeAttribute('height', attributes) > 0;
