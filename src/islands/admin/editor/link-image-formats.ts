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

/** Shows a picture of this site, or one that is still being uploaded (`blob:`); base64 never gets in. */
export class SiteImage extends Image {
  static override sanitize(url: string): string {
    return /^(blob:|https?:|\/(?!\/))/i.test(url) ? url : '//:0';
  }
}
