import { type ImageMetadata } from 'astro';
import savedPortraits from 'virtual:saved-portraits';
import type { TeamMember } from '#practice/team.ts';

const portraits = import.meta.glob<ImageMetadata>('/src/assets/images/team/team-*.webp', {
  eager: true,
  import: 'default',
});

/** The portrait of a team member: the one an owner has uploaded, else the one the site came with; undefined for neither. */
export function portraitOf({ id, portrait }: TeamMember): ImageMetadata | undefined {
  return savedPortraits[portrait ?? ''] ?? portraits[`/src/assets/images/team/team-${id}.webp`];
}

/** `SP` of `Dr. Sam P. Person`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}
