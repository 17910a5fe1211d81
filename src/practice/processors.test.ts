import { describe, expect, it } from 'vitest';
import { processorsOf } from './processors.ts';
import { providers } from './providers.ts';

const none = { bookingUrl: '', reviewsUrl: '', analyticsId: '', otherFrames: [] };

describe('the companies the privacy page names', () => {
  it('are none for the demo, and for a site on the practice’s own machine', () => {
    expect(processorsOf({}, providers)).toEqual([]);
    const own = {
      DATABASE_URL: 'postgres://site:secret@localhost/site',
      SMTP_URL: 'smtp://127.0.0.1:25',
      NETLIFY: '',
    };
    expect(processorsOf(own, none)).toEqual([]);
    expect(processorsOf({ DATABASE_URL: 'postgres://site:secret@database:5432/site' }, none)).toEqual([]);
  });

  it('are those the settings lead to, by name or domain, without anything secret', () => {
    const settings = {
      NETLIFY: 'true',
      DATABASE_URL: 'postgres://owner:secret@ep-cool-1234.us-east-2.aws.neon.tech/site',
      SMTP_URL: 'smtps://user:secret@smtp.letters.example:465',
      UPLOADTHING_TOKEN: 'secret',
    };
    const partners = {
      bookingUrl: 'https://book.chairs.example/practice?key=secret',
      reviewsUrl: 'https://www.stars.example/w/1',
      analyticsId: 'G-SECRET',
      otherFrames: ['https://player.films.example/embed'],
    };
    expect(processorsOf(settings, partners)).toEqual([
      { task: 'host', name: 'Netlify' },
      { task: 'database', name: 'Neon' },
      { task: 'mail', name: 'letters.example' },
      { task: 'pictures', name: 'UploadThing' },
      { task: 'booking', name: 'chairs.example' },
      { task: 'reviews', name: 'stars.example' },
      { task: 'analytics', name: 'Google Analytics' },
      { task: 'frame', name: 'films.example' },
    ]);
  });

  it('count the host’s own database', () => {
    expect(processorsOf({ NETLIFY_DB_URL: 'postgres://x@y.example/z' }, none)).toEqual([
      { task: 'database', name: 'Neon' },
    ]);
  });
});
