import { describe, expect, it } from 'vitest';
import { Parts } from './parts.mjs';

/** What a terminal, or a file, would hold afterwards; the clock moves by hand. */
function stage({ isTTY }: { isTTY: boolean }) {
  const written: string[] = [];
  let time = 0;
  const options = { out: { isTTY, write: (text: string) => written.push(text) }, now: () => time };
  return {
    options,
    parts: new Parts(options),
    wait: (seconds: number) => (time += seconds * 1_000),
    written: () => written.join(''),
  };
}

describe('parts of a start', () => {
  it('counts in place on a terminal', () => {
    const { parts, written } = stage({ isTTY: true });
    parts.begin('Pictures');
    parts.count(1, 2);
    parts.count(2, 2);
    parts.begin('Pages');
    parts.count(7);
    expect(written()).toBe(
      'Pictures …\r\x1b[KPictures 1 of 2\r\x1b[KPictures 2 of 2\nPages …\r\x1b[KPages 7',
    );
  });

  it('says only the names where there is no terminal', () => {
    const { parts, written } = stage({ isTTY: false });
    parts.begin('Pictures');
    parts.count(1, 2);
    parts.begin('Pages');
    expect(written()).toBe('Pictures …\nPages …\n');
  });

  it('ends with what each part took, those of the process before included', () => {
    const { parts, options, wait, written } = stage({ isTTY: false });
    parts.begin('Packages');
    wait(30);
    const [handedOver] = Object.values(parts.handOver());
    wait(1);
    const next = new Parts({ ...options, handedOver });
    next.begin('Pictures');
    next.count(180, 180);
    wait(17.24);
    next.printTable();
    expect(written().split('\n').slice(2, -1)).toEqual([
      '  Packages             30.0 s',
      '  Pictures             17.2 s     180',
      '  In all               48.2 s',
    ]);
  });

  it('is silent when nothing was installed or built', () => {
    const { parts, written } = stage({ isTTY: true });
    parts.beginIfCold('Database');
    parts.count(1, 2);
    parts.printTable();
    expect(written()).toBe('');
  });

  it('tells of the database after a build', () => {
    const { parts, written } = stage({ isTTY: false });
    parts.begin('Pages');
    parts.beginIfCold('Database');
    expect(written()).toBe('Pages …\nDatabase …\n');
  });
});
