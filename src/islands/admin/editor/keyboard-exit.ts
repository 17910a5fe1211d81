/**
 * Tab indents inside lists, tables and code, so there is a way out for the keyboard: Escape, then Tab. Alt+F10 goes to
 * the tools, or to those of the selected picture, where Enter goes as well.
 */
export function leaveWithEscape(root: HTMLElement): () => void {
  let isLeaving = false;
  const onKeyDown = (event: KeyboardEvent) => {
    const pictureTool = root.closest('.desk-editor')?.querySelector<HTMLElement>('.desk-picture-bar button');
    const toPicture = pictureTool && (event.key === 'Enter' || (event.key === 'F10' && event.altKey));
    if (toPicture) {
      event.preventDefault();
      event.stopImmediatePropagation();
      pictureTool.focus();
    } else if (event.key === 'F10' && event.altKey) {
      event.preventDefault();
      root.closest('.desk-editor')?.querySelector<HTMLElement>('[role=toolbar] button')?.focus();
    } else if (event.key === 'Escape') {
      isLeaving = true;
    } else if (event.key === 'Tab' && isLeaving) {
      // Quill never sees it; the browser moves the focus.
      event.stopImmediatePropagation();
      isLeaving = false;
    } else if (event.key !== 'Shift') {
      isLeaving = false;
    }
  };
  // On the way down to the editor, before Quill's own listener.
  root.parentElement?.addEventListener('keydown', onKeyDown, true);
  return () => root.parentElement?.removeEventListener('keydown', onKeyDown, true);
}
