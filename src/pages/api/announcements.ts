import type { APIRoute } from 'astro';

/** What the built files say on a host that runs no functions: nothing. Where the function runs, it answers instead of the file. */
export const GET: APIRoute = () =>
  Response.json({ text: null, textInSpanish: null, from: null, until: null, closures: [] });
