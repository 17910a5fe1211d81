import { type Break, oneEdit } from './break.ts';

/** What comes before a page's first view, and what after it (ADR 52). */
const afterPaint = 'tests/e2e/after-first-paint.spec.ts';

export const firstViewBreaks: readonly Break[] = [
  oneEdit(
    'letters that race the picture of the first view',
    'src/layouts/PageFrame.astro',
    [
      '    <slot name="head" />\n',
      '    <slot name="head" />\n    <link rel="preload" as="font" href="/_astro/fraunces.woff2" crossorigin />\n',
    ],
    ['tests/built/weight.test.ts', 'nothing races'],
  ),
  oneEdit(
    'what lies below the first view comes before its picture',
    'src/scripts/after-first-paint.ts',
    ['await settled(picture)', 'void settled(picture)'],
    [afterPaint, 'what lies below'],
  ),
  oneEdit(
    'a picture that never comes takes the page below it along',
    'src/scripts/after-first-paint.ts',
    ['await Promise.race([firstViewPainted(), longEnough()])', 'await firstViewPainted()'],
    [afterPaint, 'a picture that never comes'],
  ),
  oneEdit(
    'what lies below is laid out in one go',
    'src/scripts/after-first-paint.ts',
    ["    await nextFrame();\n    style.visibility = '';", "    style.visibility = '';"],
    [afterPaint, 'what lies below is laid out part by part'],
  ),
  oneEdit(
    'what is far below is laid out, and once more when its letters come',
    'src/scripts/after-first-paint.ts',
    ['await Promise.race([document.fonts.ready, longEnough()])', 'await nextFrame()'],
    [afterPaint, '/ lays out what is far below'],
  ),
  oneEdit(
    'a page made on demand is laid out whole when its letters come',
    'src/scripts/after-first-paint.ts',
    ["style.contentVisibility = 'auto'", "style.contentVisibility = ''"],
    [afterPaint, '/blog lays out what is far below'],
  ),
  oneEdit(
    'what is seen is gone for a moment while its letters come',
    'src/scripts/after-first-paint.ts',
    ['if (!isIntersecting)', 'if (target)'],
    [afterPaint, 'what is in view stays there'],
  ),
  oneEdit(
    'a page loses its height while its letters come',
    'src/scripts/after-first-paint.ts',
    ["'auto 99vh'", "'99vh'"],
    [afterPaint, 'keeps its height'],
  ),
  oneEdit(
    'scripts share the line with the first picture',
    'scripts/build/later-scripts.ts',
    ['if (!placeAfterFirstPaint.test(html))', 'if (html)'],
    ['tests/built/weight.test.ts', 'nothing races'],
  ),
  oneEdit(
    'a form below the first view is laid out before its picture',
    'scripts/build/page-styles.ts',
    ['visibility:hidden;display:none', 'visibility:hidden;content-visibility:hidden'],
    [afterPaint, 'a form below'],
  ),
  oneEdit(
    'what brings an island to life stands in the first packets',
    'scripts/build/later-scripts.ts',
    [".replace(islandScripts, '')", ".replace('', '')"],
    [afterPaint, 'a form below'],
  ),
  oneEdit(
    'scripts of a post share the line with its picture',
    'src/layouts/PageFrame.astro',
    [
      '    <slot name="end" />',
      '    <slot name="end" />\n    <script>\n      import \'#scripts/offer-spanish.ts\';\n    </script>',
    ],
    [afterPaint, 'a post, made on demand'],
  ),
  oneEdit(
    'in WebKit what lies below waits three seconds',
    'scripts/build/page-styles.ts',
    [';animation-delay:0s!important', ''],
    ['scripts/build/page-styles.test.ts', 'what follows the first view'],
  ),
];
