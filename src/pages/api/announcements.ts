import type { APIRoute } from 'astro';
import { nothingAnnounced } from '#contracts/announcements.ts';

/** What the built files say on a host that runs no functions. Where the function runs, it answers instead of the file. */
export const GET: APIRoute = () => Response.json(nothingAnnounced);
