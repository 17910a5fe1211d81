import Image from 'quill/formats/image.js';
import Link from 'quill/formats/link.js';

const leavesSite = (href: string) => /^https?:/i.test(href) && new URL(href).origin !== location.origin;

/** A link to another site opens in a new tab; one to our own page, a phone or a mail address does not. */
export class SiteLink extends Link {
  static override PROTOCOL_WHITELIST = ['http', 'https', 'mailto', 'tel'];

  static override create(value: string): HTMLElement {
    const node = super.create(value);
    aim(node);
    return node;
  }

  override format(name: string, value: unknown): void {
    super.format(name, value);
    if (name === 'link' && value) aim(this.domNode);
  }
}

function aim(node: HTMLElement): void {
  if (leavesSite(node.getAttribute('href') ?? '')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  } else {
    node.removeAttribute('target');
    node.removeAttribute('rel');
  }
}

/**
 * Shows a picture of this site, or one that is still being uploaded (`blob:`); base64 never gets in. One that nobody has
 * described yet says nothing, rather than its address.
 */
export class SiteImage extends Image {
  static override create(value: string): Element {
    const node = super.create(value);
    node.setAttribute('alt', '');
    return node;
  }

  override format(name: string, value: string): void {
    if (name === 'alt') this.domNode.setAttribute('alt', value || '');
    else super.format(name, value);
  }

  static override sanitize(url: string): string {
    return /^(blob:|https?:|\/(?!\/))/i.test(url) ? url : '//:0';
  }
}
