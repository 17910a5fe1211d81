interface ServiceErrorOptions {
  /** Machine-readable reason, kebab-case, for the log. */
  code: string;
  retryAfterSeconds: number;
  cause?: unknown;
}

/** The one exception of the server, a 503: something outside the rules of the practice went wrong. Expected outcomes are values. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: string;
  readonly retryAfterSeconds: number;

  constructor(message: string, { code, retryAfterSeconds, cause }: ServiceErrorOptions) {
    super(message, { cause });
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
