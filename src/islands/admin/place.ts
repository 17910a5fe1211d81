import { useMemo, useSyncExternalStore } from 'react';

/** Where in the portal somebody is; every place has a path that survives a reload and the way back. */
const areas = ['posts', 'inbox', 'images', 'staff'] as const;
export type Area = (typeof areas)[number];

export interface Place {
  area: Area;
  /** What is open there: a request's reference. */
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

/** Goes there without loading a page. */
export function goTo(path: string): void {
  if (path === here()) return;
  history.pushState(null, '', path);
  window.dispatchEvent(new Event(moved));
}

const here = () => `${location.pathname}${location.search}`;

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
