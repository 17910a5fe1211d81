import type { APIRoute } from 'astro';
import { practice } from '#practice/practice.ts';

/** What crawlers may read: everything patients may. The portal is no secret, only of no use to them. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/admin/',
      'Disallow: /blog/preview/',
      '',
      `Sitemap: ${new URL('/sitemap.xml', site ?? practice.siteUrl).href}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
