import { useMemo, useSyncExternalStore } from 'react';
import { mayDo, type Duty, type StaffRole } from '#contracts/roles.ts';

/** Where in the portal somebody is; every place has a path that survives a reload and the way back. */
const areas = [
  'posts',
  'inbox',
  'images',
  'staff',
  'activity',
  'check',
  'practice',
  'statistics',
  'account',
] as const;
export type Area = (typeof areas)[number];

/** What each place is for: nobody is shown one that is not part of their role. */
const dutyOf: Record<Area, Duty> = {
  posts: 'posts',
  inbox: 'requests',
  images: 'posts',
  staff: 'practice',
  activity: 'practice',
  check: 'practice',
  practice: 'facts',
  statistics: 'counts',
  account: 'own',
};

export const mayEnter = (role: StaffRole, area: Area): boolean => mayDo(role, dutyOf[area]);

/** Where somebody is who has not gone anywhere, or where they may not go. */
export const homeOf = (role: StaffRole): Area => (mayEnter(role, 'posts') ? 'posts' : 'inbox');

export interface Place {
  area: Area;
  /** What is open there: a request's reference, a post's id. */
  detail: string | undefined;
  /** What the list there is narrowed to. Never what somebody looks for: a path is written down on its way. */
  params: URLSearchParams;
}

const root = '/admin';
const moved = 'portal:moved';

function parse(path: string): Place {
  const { pathname, searchParams } = new URL(path, 'http://portal.invalid');
  const [area = '', detail] = pathname.slice(root.length).split('/').filter(Boolean);
  return { area: areas.find((known) => known === area) ?? 'posts', detail, params: searchParams };
}

export function pathOf(area: Area, detail?: string, params?: Record<string, string>): string {
  const path = area === 'posts' && !detail ? root : [root, area, ...(detail ? [detail] : [])].join('/');
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}

/** Goes there without loading a page; with `instead`, Back does not lead to where one was. */
export function goTo(path: string, { instead = false } = {}): void {
  if (path === here()) return;
  if (instead) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  window.dispatchEvent(new Event(moved));
}

const here = () => `${location.pathname}${location.search}`;

/** Where the browser is now, for code that is no component. */
export const isIn = (area: Area): boolean => parse(here()).area === area;

function observe(listener: () => void): () => void {
  const events = ['popstate', moved];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

export function usePlace(): Place {
  const path = useSyncExternalStore(observe, here, () => root);
  return useMemo(() => parse(path), [path]);
}

/** Whether the portal was opened at this very path; never so while it is made into a page. */
export function useIsAt(path: string): boolean {
  return useSyncExternalStore(
    observe,
    () => location.pathname === path,
    () => false,
  );
}
