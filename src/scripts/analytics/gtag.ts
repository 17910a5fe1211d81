import { urlWithoutQuery } from './events.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's tag, as its manual has it: the queue first, then the script. */
export function loadGtag(id: string): void {
  const queue = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // The service tells commands from other entries by their being `arguments` objects.
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  // Never what stands behind the path: a search, a reference, the signature of a preview.
  window.gtag('config', id, {
    page_location: urlWithoutQuery(location.href),
    page_referrer: urlWithoutQuery(document.referrer),
  });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  document.head.append(script);
}
