import sharp from 'sharp';
import { storeImage } from '#server/domain/images/store-image.ts';
import appointments from '../../netlify/functions/appointments.ts';
import { makeListsReal } from '../../scripts/database/real-lists.ts';
import { call, settleAfterWork } from './call.ts';
import { postsDesk } from './posts.ts';
import { appointment, freshIp } from './requests.ts';
import { sql } from './sql.ts';

/**
 * Makes of the empty database a practice that has lived a little: people, requests with odd words, posts, versions, pictures, a log.
 * @returns the path of the picture its post shows
 */
export async function liveALittle(): Promise<string> {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer();
  const stored = await storeImage(data);
  if (stored.outcome !== 'stored') throw new Error('The picture was refused.');
  const picture = stored.image.imagePath;
  const desk = await postsDesk();
  const post = await desk.created({
    title: 'Flossing: “well” & often',
    content: `<h2>Why</h2><p>Once a <strong>day</strong>.</p><img src="${picture}" alt="A brush">`,
    featuredImage: picture,
    imageAlt: 'A brush',
    category: 'for-families',
    published: true,
  });
  await desk.change(post.id, { title: 'Flossing, once more' });
  const gone = await desk.created({ title: 'Gone' });
  await desk.trash(gone.id);
  const odd = { firstName: 'Zoë', lastName: 'O’Neil "Q"', notes: '=1+1\nsecond line, with commas' };
  const answer = await call(appointments, '/api/appointments', {
    body: appointment(odd),
    ip: freshIp(),
  });
  if (answer.status !== 201) throw new Error(`The request was answered ${answer.status}.`);
  await settleAfterWork();
  // More than are read at once, and numbers of different lengths.
  await sql(
    `insert into request_notes (request_id, text) select gen_random_uuid(), 'Note ' || n from generate_series(1, 1100) n`,
  );
  await makeListsReal();
  return picture;
}
