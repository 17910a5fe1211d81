/** What the first view of the home page says and shows. */
export interface Hero {
  headline: string;
  tagline: string;
  stat: { figure: string; words: string };
  /** A `.webm` and an `.mp4` lie at this path; without one the picture stands still. */
  film?: string;
}
