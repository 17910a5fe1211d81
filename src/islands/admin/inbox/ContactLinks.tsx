import { icons } from '#assets/icons.ts';
import type { InboxDetail } from '#contracts/answers/inbox.ts';
import { buttonStyle } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { dialable } from './dialable.ts';
import { isAppointment } from './words.ts';

export function PhoneLink({ item }: { item: InboxDetail }) {
  const phone = isAppointment(item) ? item.phone : '';
  if (!phone) return null;
  return (
    <a className={buttonStyle({ size: 'small' })} href={`tel:${dialable(phone)}`}>
      <Icon d={icons.phone} />
      {phone}
    </a>
  );
}

export function MailLink({ email }: { email: string }) {
  return (
    <a className={buttonStyle({ size: 'small' })} href={mailtoUrl(email)}>
      <Icon d={icons.mail} />
      <span className="break-all">{email}</span>
    </a>
  );
}

/** Encoded where an address could break out of itself; the @ is its own. */
const mailtoUrl = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
