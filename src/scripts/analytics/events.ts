/** What a click tells the practice: names and values of the events, nothing of what a patient types. */
export interface AnalyticsEvent {
  name: 'schedule_appointment_click' | 'phone_number_click' | 'click' | 'file_download';
  params: Record<string, string | boolean>;
}

const fileEndings = /\.(pdf|docx?|xlsx?|pptx?|zip|rar)$/i;

/** A URL without its query and fragment; empty where there is none. */
export function urlWithoutQuery(url: string): string {
  return URL.canParse(url) ? `${new URL(url).origin}${new URL(url).pathname}` : '';
}

const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

function locationOf(element: HTMLElement): string {
  const place = element.closest<HTMLElement>(
    '[data-location], section[id], section[aria-labelledby], header, footer, main',
  );
  return (
    place?.dataset['location'] ??
    (place?.id || place?.getAttribute('aria-labelledby') || place?.localName || 'page')
  );
}

/** The events of one click, in the order of the specification; most clicks have none. */
export function eventsOfClick(target: Element, page: Location, title: string): AnalyticsEvent[] {
  const events: AnalyticsEvent[] = [];
  const where = { page_path: page.pathname, page_title: title };

  const schedule = target.closest<HTMLElement>('[data-event="schedule-appointment"]');
  if (schedule) {
    const params = { button_location: locationOf(schedule), button_text: textOf(schedule), ...where };
    events.push({ name: 'schedule_appointment_click', params });
  }
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return events;

  if (link.protocol === 'tel:') {
    const params = {
      phone_number: link.pathname.replace(/\D/g, ''),
      link_location: locationOf(link),
      ...where,
    };
    events.push({ name: 'phone_number_click', params });
  }
  if (!link.protocol.startsWith('http')) return events;
  if (link.host !== page.host) {
    events.push({
      name: 'click',
      params: { link_url: urlWithoutQuery(link.href), link_text: textOf(link), outbound: true },
    });
  }
  const ending = fileEndings.exec(link.pathname)?.[1];
  if (ending) {
    const file_name = decodeURIComponent(link.pathname.split('/').at(-1) ?? '');
    const params = { file_name, file_extension: ending.toLowerCase(), link_url: urlWithoutQuery(link.href) };
    events.push({ name: 'file_download', params });
  }
  return events;
}
