/** What the driver calls instead of `fetch`: one message of its HTTP protocol, answered as a Response. */
export type DriverFetch = (url: string | URL, init: RequestInit) => Promise<Response>;

interface InProcessDatabase {
  fetch?: DriverFetch | undefined;
}

const key = Symbol.for('database-in-this-process');

/**
 * A database that lives in this very process, where there is one: on a machine of one's own it has no port anybody else
 * could reach. Kept on the global object, since pages made on demand are a bundle with modules of its own.
 */
export const inProcessDatabase: InProcessDatabase = ((globalThis as { [key]?: InProcessDatabase })[key] ??=
  {});
