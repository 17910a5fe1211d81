/** A picture that does not come is replaced: before by the office, after by our technology. */
export function replaceBroken(gallery: HTMLElement): void {
  const { beforeFallback, afterFallback } = gallery.dataset;

  function replace(image: HTMLImageElement): void {
    if ('replaced' in image.dataset) return;
    const isBefore = image.closest('[data-side="before"], [data-cut]') !== null;
    image.dataset['replaced'] = '';
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
    image.removeAttribute('srcset');
    image.alt = `${image.alt} (the picture could not be loaded)`;
    image.src = (isBefore ? beforeFallback : afterFallback) ?? '';
  }

  gallery.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    { capture: true },
  );
  for (const image of gallery.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
  }
}
