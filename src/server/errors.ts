interface ServiceErrorOptions {
  /** HTTP status the caller is to see. */
  status: number;
  /** Machine-readable reason, kebab-case, for the log. */
  code: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one exception of the server: something outside the rules of the practice went wrong. Expected outcomes are values. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { status, code, retryAfterSeconds, cause }: ServiceErrorOptions) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
