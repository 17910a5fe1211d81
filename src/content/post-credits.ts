/** Who wrote a post of the site's own, and which dentist read it for what it says about health. */
import { team, type TeamMember } from '#practice/team.ts';
import { credits } from './credits.ts';

export interface PostCredits {
  /** One of the team, or the name of somebody who is not. */
  author: TeamMember | string;
  review?: { by: TeamMember; on: string };
}

/** Undefined for a post nobody is named for: it is the practice's. */
export function creditsOf(slug: string, all = credits): PostCredits | undefined {
  const named = Object.hasOwn(all, slug) ? all[slug] : undefined;
  const author =
    typeof named?.author === 'string' ? named.author : team.find(({ id }) => id === named?.author);
  if (!named || !author) return undefined;
  const reviewer = team.find(({ id }) => id === named.reviewer);
  return { author, ...(reviewer && named.reviewedOn && { review: { by: reviewer, on: named.reviewedOn } }) };
}
