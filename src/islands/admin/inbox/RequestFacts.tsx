import { type ReactNode } from 'react';
import type { InboxItem } from '../../../contracts/inbox.ts';
import { dialable } from '../../../contracts/person.ts';
import { longDate, weekdayOf } from '../../../practice/dates.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { isAppointment, officeMoment, subjectOf } from './words.ts';
import { icons } from '#assets/icons.ts';

/** What the patient wrote, shown only ever as text, and the two ways to answer. */
export function RequestFacts({ item }: { item: InboxItem }) {
  const phone = isAppointment(item) ? item.phone : '';
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {phone && (
          <a className={buttonStyle({ size: 'small' })} href={`tel:${dialable(phone)}`}>
            <Icon d={icons.phone} />
            {phone}
          </a>
        )}
        {item.email && (
          <a className={buttonStyle({ size: 'small' })} href={`mailto:${encodeURIComponent(item.email)}`}>
            <Icon d={icons.mail} />
            <span className="break-all">{item.email}</span>
          </a>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {isAppointment(item) ? (
          <>
            <Fact name="Service">{subjectOf(item)}</Fact>
            <Fact name="Preferred date">
              {item.preferredDate
                ? `${weekdayOf(item.preferredDate)}, ${longDate(item.preferredDate)}`
                : 'Any day'}
            </Fact>
          </>
        ) : (
          <Fact name="Subject">{item.subject ?? 'None'}</Fact>
        )}
        <Fact name="Received">
          {officeMoment(item.createdAt)}
          {item.source === 'desk' && ', at the desk'}
        </Fact>
        <Fact name={isAppointment(item) ? 'Notes from the patient' : 'Message'} wide>
          <span className="break-words whitespace-pre-wrap">
            {(isAppointment(item) ? item.notes : item.message) || 'None'}
          </span>
        </Fact>
      </dl>
    </>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <dt className="text-sm text-ink-700">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
