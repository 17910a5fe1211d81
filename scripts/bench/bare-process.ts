import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least that can answer the same read: Node's own server, one statement over `/sql`, the row as JSON. */
const endpoint = `${process.env['DATABASE_HTTP_ENDPOINT'] ?? ''}/sql`;
const query = `select id, title, slug, excerpt, content, featured_image, image_alt, created_at, updated_at
  from blog_posts where slug = $1 and published`;
const headers = {
  'Content-Type': 'application/json',
  'Neon-Connection-String': process.env['DATABASE_URL'] ?? '',
  'Neon-Raw-Text-Output': 'true',
  'Neon-Array-Mode': 'true',
};

const server = createServer((request, response) => {
  const slug = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
  fetch(endpoint, { method: 'POST', headers, body: JSON.stringify({ query, params: [slug] }) })
    .then(async (answer) => {
      const { fields, rows } = (await answer.json()) as { fields: { name: string }[]; rows: unknown[][] };
      const row = Object.fromEntries(fields.map(({ name }, index) => [name, rows[0]?.[index]]));
      response.writeHead(rows.length > 0 ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(row));
    })
    .catch(() => response.writeHead(503).end());
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Ready http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
