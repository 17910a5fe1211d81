/** Calls when the page is left or put away: the last moment at which anything can be sent. */
export function onPageLeft(leave: () => void, signal: AbortSignal): void {
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', hide, { signal });
  window.addEventListener('pagehide', leave, { signal });
}
