import type { ImageUse } from '#contracts/answers/image.ts';

const openings: Record<ImageUse['as'], string> = {
  post: 'Used in',
  trash: 'In the trash, in',
  version: 'In an earlier version of',
  unsaved: 'In unsaved text of',
  practice: 'Portrait of',
};

/** One line for each way in which something needs a picture, or one that says that nothing does. */
export function describeUses(uses: ImageUse[]): string[] {
  if (uses.length === 0) return ['Not used anywhere'];
  return (Object.keys(openings) as ImageUse['as'][]).flatMap((kind) => {
    const titles = uses.filter((use) => use.as === kind).map(({ title }) => title);
    return titles.length > 0 ? [`${openings[kind]}: ${titles.join(', ')}`] : [];
  });
}
