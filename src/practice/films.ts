/** A film of the site. A `.webm` and an `.mp4` lie at each path. */
export interface Film {
  title: string;
  description: string;
  path: string;
  seconds: number;
  /** `YYYY-MM-DD`. */
  addedOn: string;
}

/** The films of the site, by where they are shown; where one is left out, its picture stands alone. */
export interface Films {
  firstVisit?: Film;
  fiveKindsOfCare?: Film;
  officeTour?: Film;
  sameDayCrown?: Film;
}
