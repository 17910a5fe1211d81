/** What every failed call answers with. */
export interface Problem {
  /** One sentence a person can read. */
  error: string;
  /** Per field, where the input was at fault; `path` as in the body, e.g. `["email"]`. */
  details?: ProblemDetail[];
  /** Why, where a caller is to act on it. */
  code?: string;
  requestId: string;
}

export interface ProblemDetail {
  path: string[];
  message: string;
}
