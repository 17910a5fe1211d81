import { ownTeam } from './own/team.ts';

/** The people of the practice. The ids name the picture the site came with (`assets/images/team/team-{id}`) and the address `/about#member-{id}`. */
export interface TeamMember {
  id: number;
  name: string;
  title: string;
  /** What a patient would call them. */
  callName: string;
  shortBio: string;
  /** Paragraphs are divided by line breaks. */
  fullBio: string;
  specialties: readonly string[];
  /** Of a dentist: the state’s license, as anybody can look it up. */
  license?: string;
  education?: readonly string[];
  memberships?: readonly string[];
  hobbies?: readonly string[];
  /** A picture of the portal’s, which the build takes along; without one it is the site’s own, or drawn. */
  portrait?: string;
}

/** What was saved over it, put in by the build (scripts/build/saved-facts). */
declare const SAVED_TEAM: readonly TeamMember[] | undefined;
export const team: readonly TeamMember[] = typeof SAVED_TEAM === 'undefined' ? ownTeam : SAVED_TEAM;
