import { useState } from 'react';
import { usePlace, type Place } from '../place.ts';

const dashboard: Place = { area: 'posts', detail: undefined, params: new URLSearchParams() };

/** Where somebody is among the posts, or was before another tab: coming back, they find it as they left it. */
export function usePostsPlace(): Place {
  const place = usePlace();
  const [last, setLast] = useState(dashboard);
  if (place.area === 'posts' && place !== last) setLast(place);
  return place.area === 'posts' ? place : last;
}
