/**
 * Styles of what is shown only after a click come with its script, instead of weighing on every page's first paint. The
 * content security policy allows no style element for that, a constructed sheet it does.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
