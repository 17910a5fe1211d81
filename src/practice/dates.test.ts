import { afterEach, expect, it, vi } from 'vitest';
import { startOfOfficeDay } from './dates.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['2026-11-23', '2026-11-23T05:00:00.000Z'],
  ['2026-07-04', '2026-07-04T04:00:00.000Z'],
  // The nights in which the clocks change.
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('%s begins in the office at %s', (date, instant) => {
  expect(startOfOfficeDay(date).toISOString()).toBe(instant);
});

// WebKit without Canada's data writes 11/29/26, and a form that asked it for today's date was gone.
it('the office’s clock does not depend on how a country writes its dates', async () => {
  class OnlyUsData extends Intl.DateTimeFormat {
    constructor(_: string, options: Intl.DateTimeFormatOptions) {
      super('en-US', options);
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: OnlyUsData });
  vi.resetModules();
  const { officeClock } = await import('./dates.ts');
  expect(officeClock(new Date('2026-11-29T12:46:00Z'))).toEqual({ date: '2026-11-29', time: '07:46' });
  expect(officeClock(new Date('2026-07-05T04:00:00Z'))).toEqual({ date: '2026-07-05', time: '00:00' });
});
