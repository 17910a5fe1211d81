import { describe, expect, it } from 'vitest';
import { slugFromTitle, slugLimit, slugPattern } from './slug.ts';

describe('a slug made from a title', () => {
  it.each([
    ['Your First Visit', 'your-first-visit'],
    ['  Flossing:   tools & tricks!  ', 'flossing-tools-tricks'],
    ["What’s new at Kids' Corner?", 'whats-new-at-kids-corner'],
    ['Café, naïve, Ångström, Łódź, Straße', 'cafe-naive-angstrom-lodz-strasse'],
    ['Æsir Œuvre Þór Øre', 'aesir-oeuvre-thor-ore'],
    ['Tiếng Việt 2026', 'tieng-viet-2026'],
    ['Ｆｕｌｌ width ²', 'full-width-2'],
    ['--- 5 ---', '5'],
    ['İstanbul ısı', 'istanbul-isi'],
    ['歯の健康', 'post'],
    ['Здоровые зубы', 'post'],
    ['🦷🦷', 'post'],
    ['', 'post'],
    ['🦷 Teeth 歯', 'teeth'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('%j becomes %j', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  it('is never longer than 80 characters and never ends in a hyphen', () => {
    expect(slugFromTitle('a'.repeat(300))).toHaveLength(slugLimit);
    const cutAtAGap = slugFromTitle(`${'a'.repeat(79)} tail`);
    expect(cutAtAGap).toBe('a'.repeat(79));
    expect(cutAtAGap).toMatch(slugPattern);
  });

  it('stays what it is when made again', () => {
    expect(slugFromTitle('your-first-visit')).toBe('your-first-visit');
  });
});
