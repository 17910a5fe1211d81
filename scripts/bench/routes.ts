/** What a page may weigh depends on whether something on it is used at once and whether it opens with a large picture. */
export interface Route {
  path: string;
  hasVisibleIsland?: boolean;
  hasLargePicture?: boolean;
}

export const publicRoutes: Route[] = [
  { path: '/', hasLargePicture: true },
  { path: '/about', hasLargePicture: true },
  { path: '/services', hasLargePicture: true },
  { path: '/preventative-dentistry', hasLargePicture: true },
  { path: '/restorative-dentistry', hasLargePicture: true },
  { path: '/cosmetic-dentistry', hasLargePicture: true },
  { path: '/dental-implants', hasLargePicture: true },
  { path: '/sedation-dentistry', hasLargePicture: true },
  { path: '/financial', hasVisibleIsland: true },
  { path: '/gallery', hasVisibleIsland: true, hasLargePicture: true },
  { path: '/new-patients', hasVisibleIsland: true },
  { path: '/contact', hasVisibleIsland: true, hasLargePicture: true },
  { path: '/blog', hasVisibleIsland: true, hasLargePicture: true },
  { path: '/es', hasLargePicture: true },
  { path: '/es/contact', hasVisibleIsland: true, hasLargePicture: true },
  { path: '/es/new-patients', hasVisibleIsland: true },
  { path: '/es/financial', hasVisibleIsland: true },
  { path: '/privacy' },
  { path: '/accessibility' },
];
