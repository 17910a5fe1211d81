import { type Break, oneEdit } from './break.ts';

/** What visitors see, each on a page of its own, so that they can be built together. */
const everyPage = 'tests/e2e/every-page.spec.ts';
const bad = 'tests/e2e/forms-on-a-bad-line.spec.ts';

export const pageBreaks: readonly Break[] = [
  oneEdit(
    'a contrast fault',
    'src/pages/accessibility.astro',
    [
      '    <h2>This website</h2>',
      '    <p class="text-seaglass-300">Pale words on paper.</p>\n    <h2>This website</h2>',
    ],
    [everyPage, '/accessibility '],
    ['tests/e2e/a11y.spec.ts', 'axe finds nothing on /accessibility'],
  ),
  oneEdit(
    '20 kB more on the home page',
    'src/pages/index.astro',
    [
      '  <Hero />',
      '  <p hidden>{Array.from({ length: 4000 }, (_, n) => Math.sin(n + 1).toString(36).slice(3, 11)).join(" ")}</p>\n  <Hero />',
    ],
    [everyPage, '/ is'],
    ['tests/built/weight.test.ts', ''],
    ['tests/e2e/budgets.spec.ts', '/ keeps'],
  ),
  oneEdit(
    'a missing alt text',
    'src/pages/about.astro',
    ['      alt={place.pictures.exterior}', '      alt={undefined as unknown as string}'],
    [everyPage, '/about '],
    ['tests/built/markup.test.ts', ''],
    ['tests/e2e/a11y.spec.ts', 'axe finds nothing on /about'],
  ),
  oneEdit(
    'a layout shift',
    'src/pages/financial.astro',
    [
      '  <FinancialTabs />',
      '  <FinancialTabs />\n  <script>\n    requestAnimationFrame(() => requestAnimationFrame(() => {\n      const box = document.createElement("div");\n      box.style.height = "240px";\n      document.querySelector("main")?.prepend(box);\n    }));\n  </script>',
    ],
    [everyPage, '/financial '],
    ['tests/e2e/budgets.spec.ts', '/financial keeps'],
  ),
  oneEdit(
    'the whole page styled anew for whatever comes',
    'src/styles/way-in.css',
    ['.reach-bar:not(:has(+ *)) {', '.reach-bar:not(:has(+ *)) > * {'],
    ['tests/built/restyling.test.ts', 'says of everything'],
  ),
  oneEdit(
    'a page wider than a narrow phone',
    'src/pages/services.astro',
    ['  <ServiceListing />', '  <div class="w-[26rem]">A wide box.</div>\n  <ServiceListing />'],
    [everyPage, '/services '],
    ['tests/e2e/pages-a11y.spec.ts', '/services fits'],
  ),
  oneEdit(
    'a word torn apart over two lines',
    'src/pages/services.astro',
    ['  <ServiceListing />', '  <h2 class="w-24 wrap-anywhere">Comprehensive</h2>\n  <ServiceListing />'],
    [everyPage, '/services '],
  ),
  oneEdit(
    'buttons too small and too close for a thumb',
    'src/pages/privacy.astro',
    [
      '    <h2>What you send us</h2>',
      '    <div class="flex"><button type="button" class="h-3 w-3" aria-label="Less"></button><button type="button" class="h-3 w-3" aria-label="More"></button></div>\n    <h2>What you send us</h2>',
    ],
    [everyPage, '/privacy '],
    ['tests/e2e/a11y.spec.ts', 'axe finds nothing on /privacy'],
  ),
  oneEdit(
    'markup no browser agrees on',
    'src/pages/new-patients.astro',
    ['  <FirstVisit />', '  <ul><div>Not an item.</div></ul>\n  <FirstVisit />'],
    ['tests/built/markup.test.ts', ''],
    ['tests/e2e/pages.spec.ts', 'the checker finds no error in'],
  ),
  oneEdit(
    'a link that leads nowhere',
    'src/pages/dental-implants.astro',
    [
      '    <ButtonLink href="/services" variant="light">',
      '    <ButtonLink href="/our-services" variant="light">',
    ],
    ['tests/built/links.test.ts', ''],
    ['tests/e2e/pages.spec.ts', 'no link and no picture'],
  ),
  oneEdit(
    'search engines are not told of the service',
    'src/pages/_service.astro',
    ['jsonLd={[serviceData(site, service), ', 'jsonLd={['],
    ['tests/built/structured-data.test.ts', '/sedation-dentistry tells'],
    ['tests/e2e/pages.spec.ts', '/sedation-dentistry tells'],
  ),
  {
    name: 'a focus trap that leaks',
    edits: [
      { file: 'src/layouts/SiteHeader.astro', find: 'command="show-modal"', replace: 'command="--open"' },
      {
        file: 'src/scripts/menu-drawer.ts',
        find: 'const command = knowsCommands ? null : target',
        replace: 'const command = target',
      },
      {
        file: 'src/scripts/menu-drawer.ts',
        find: "if (command === 'show-modal') drawer.showModal();",
        replace: "if (command === '--open') drawer.show();",
      },
    ],
    tests: [['tests/e2e/navigation.spec.ts', 'the drawer']],
  },
  oneEdit(
    'a film for who asked for less motion',
    'src/scripts/background-video.ts',
    ['if (reducedMotion.matches || !hero', 'if (!hero'],
    ['tests/e2e/home.spec.ts', 'keeps still for whoever asked for less motion'],
  ),
  oneEdit(
    'a film that takes the line from who came to a phone for a number',
    'src/scripts/background-video.ts',
    ['if (isSmall.matches) setTimeout', 'if (!hero) setTimeout'],
    ['tests/e2e/motion.spec.ts', 'on a small screen the film'],
  ),
  oneEdit(
    'an address that glides past its heading',
    'src/styles/base.css',
    ['html:where([data-pressed])', 'html'],
    ['tests/e2e/links-that-carry.spec.ts', 'ends at its heading'],
  ),
  oneEdit(
    'a filter that filters nothing',
    'src/scripts/gallery/filter.ts',
    ["element.hidden = category !== 'All' &&", "element.hidden = category === 'None' &&"],
    ['tests/e2e/gallery.spec.ts', 'a filter leaves'],
  ),
  oneEdit(
    'a new key for every try of the same words',
    'src/islands/contact/filled-form.ts',
    ['if (last?.words !== words) last', 'if (last?.words !== words || words.length > 0) last'],
    ['tests/e2e/form-focus.spec.ts', 'other words after a failure'],
  ),
  {
    name: 'a slow line is not spoken of',
    edits: [
      {
        file: 'src/islands/contact/send-patiently.ts',
        find: "setTimeout(() => tell({ word: 'slow' }), slowAfterMs)",
        replace: "setTimeout(() => 'slow', slowAfterMs)",
      },
    ],
    otherwise: [
      {
        file: 'src/islands/contact/send-patiently.ts',
        find: 'setTimeout(() => tell(sentence), slowAfterMs)',
        replace: 'setTimeout(() => tell(""), slowAfterMs)',
      },
    ],
    tests: [[bad, 'a slow line']],
  },
  oneEdit(
    'what a patient types stays in the browser',
    'src/islands/contact/use-sending.ts',
    [
      '    const found = messagesFor(schema(), values);\n    setMessages(found);',
      '    sessionStorage.setItem("form", JSON.stringify(values));\n    const found = messagesFor(schema(), values);\n    setMessages(found);',
    ],
    ['tests/e2e/form-canaries.spec.ts', 'a whole way'],
    ['tests/e2e/appointment.spec.ts', 'a filled form'],
  ),
  oneEdit(
    'a public page leads to the portal’s code',
    'src/scripts/gallery/gallery.ts',
    [
      'scrollMarks();\n',
      "scrollMarks();\nif (location.hash === '#desk') void import('#islands/admin/Dashboard.tsx');\n",
    ],
    ['tests/e2e/portal-code.spec.ts', 'no public page'],
  ),
  oneEdit(
    'search engines may keep a preview',
    'src/pages/blog/preview/[id].astro',
    ["Astro.response.headers.set('X-Robots-Tag', 'noindex, nofollow');\n", ''],
    ['tests/e2e/preview.spec.ts', 'a preview is the whole page'],
  ),
  oneEdit(
    'a picture is given too few pixels',
    'src/sections/service-pages/ServiceHero.astro',
    ['44vw, 92vw', '44vw, 30vw'],
    [everyPage, '/dental-implants is light'],
    ['tests/e2e/picture-pixels.spec.ts', '/dental-implants gives'],
  ),
  {
    name: 'the words of the hero lie upon its film',
    edits: [
      'padding: 1.5rem 1.25rem calc(6rem + env(safe-area-inset-bottom, 0px));',
      'inset: -1.5rem -1.25rem 0 -50vw;',
    ].map((above) => ({
      file: 'src/sections/home/Hero.astro',
      find: `${above}\n    border-top-right-radius: var(--corner);\n    background: var(--color-sand-50);`,
      replace: above,
    })),
    tests: [['tests/e2e/hero-contrast.spec.ts', 'on a phone']],
  },
  oneEdit(
    'a page has the browser load its tables of time zones',
    'src/practice/open-sentence.ts',
    [
      '`on ${weekdays[new Date(state.on).getUTCDay()]}`',
      "`on ${new Date(state.on).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })}`",
    ],
    ['src/practice/office-week.test.ts', 'loads no table'],
  ),
  oneEdit(
    'a way in is as wide in the stand-in face as in no other',
    'src/content/texts/frame.es.ts',
    ["urgent: 'Urgencias'", "urgent: '¿Urgente?'"],
    ['tests/e2e/layout-faults.spec.ts', 'on a phone at night the two ways in of /es/contact'],
  ),
];
