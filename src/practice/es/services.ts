import { serviceWords } from '../own/es/services.ts';
import type { ServiceId } from '../services.ts';

export { serviceWords };

/** What each is called, as a choice in the request. */
export const serviceTitles = Object.fromEntries(
  Object.entries(serviceWords).map(([id, { title }]) => [id, title]),
) as Record<ServiceId, string>;
