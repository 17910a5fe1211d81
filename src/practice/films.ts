/** A film of the site. A `.webm` and an `.mp4` lie at each path. */
export interface Film {
  title: string;
  description: string;
  path: string;
  seconds: number;
  /** `YYYY-MM-DD`. */
  addedOn: string;
}
