/** The button appears after more than this many pixels. */
const topButtonAfterPx = 500;

/** The bar that tells how far down the page one is, and the way back up. */
export function scrollMarks(): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  const button = document.querySelector<HTMLButtonElement>('[data-to-top]');

  function update(): void {
    const whole = document.documentElement.scrollHeight - innerHeight;
    if (bar) bar.style.scale = `${whole > 0 ? Math.min(1, scrollY / whole) : 0} 1`;
    if (button) button.hidden = scrollY <= topButtonAfterPx;
  }

  button?.addEventListener('click', () => {
    scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  addEventListener('scroll', update);
  addEventListener('resize', update, { passive: true });
  requestAnimationFrame(update);
}
