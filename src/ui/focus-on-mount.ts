/** A `ref` for what takes the focus as it comes. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
