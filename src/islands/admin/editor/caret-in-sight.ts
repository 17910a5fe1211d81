import { type Quill } from './quill-types.ts';

/**
 * Bars lie over both edges of the page while one writes: the tools above, the form's actions below. They say how high
 * they are by the page's `scroll-padding`; the line one writes on is kept between them.
 */
export function keepCaretInSight(quill: Quill): () => void {
  let frame = 0;
  const look = () => {
    const range = quill.hasFocus() ? quill.getSelection() : null;
    if (range?.length !== 0) return;
    const bounds = quill.getBounds(range.index);
    if (!bounds) return;
    const { top } = quill.container.getBoundingClientRect();
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const { height, offsetTop } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
    const bottom = Math.min(offsetTop + height, window.innerHeight - pixels(scrollPaddingBottom));
    const below = top + bounds.bottom - bottom;
    const above = pixels(scrollPaddingTop) - (top + bounds.top);
    if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
    else if (above > 0) window.scrollBy({ top: -above, behavior: 'instant' });
  };
  const onChange = (_kind: string, _what: unknown, _before: unknown, source?: string) => {
    if (source === 'api') return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  quill.on('editor-change', onChange);
  return () => {
    cancelAnimationFrame(frame);
    quill.off('editor-change', onChange);
  };
}

const pixels = (length: string) => Number.parseFloat(length) || 0;
