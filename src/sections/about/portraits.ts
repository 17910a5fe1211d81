import { type ImageMetadata } from 'astro';

const portraits = import.meta.glob<ImageMetadata>('/src/assets/images/team/team-*.webp', {
  eager: true,
  import: 'default',
});

/** The portrait of a team member; a member without one breaks the build, not the page. */
export function portraitOf(id: number): ImageMetadata {
  const portrait = portraits[`/src/assets/images/team/team-${id}.webp`];
  if (!portrait) throw new Error(`There is no portrait team-${id}.webp in assets/images/team.`);
  return portrait;
}
