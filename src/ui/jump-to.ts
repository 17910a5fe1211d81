/**
 * Puts the focus where something is missing and shows it, label and error included, without the glide the site's pages
 * have for links: what is pressed next must not move away under the pointer. Where there is nothing to focus, nothing happens.
 */
export function jumpTo(field: HTMLElement | null | undefined): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  (field.closest('.field') ?? field).scrollIntoView({ behavior: 'instant', block: 'nearest' });
}
