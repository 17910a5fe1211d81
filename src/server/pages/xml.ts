// oxlint-disable-next-line no-control-regex -- these are what XML 1.0 has no way to carry
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Any text as the content of an element or attribute of an XML 1.0 document. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(notXml, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
