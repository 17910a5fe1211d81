import { icons, type IconName } from '#assets/icons.ts';
import { practice } from '#practice/practice.ts';
import type { BookingWords } from './booking-words.ts';

const icon = (name: IconName) =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`;

const phoneLink = (className: string, words: string) =>
  `<a class="${className}" href="${practice.phone.href}" data-event="phone-click" data-location="booking-modal">${words}</a>`;

/**
 * The dialog's inside. Constant text and the practice's own facts only. Text and not a template of Astro's: it comes with the script
 * that opens the dialog, while a template would stand in every page and weigh on its first flight.
 */
export const bookingMarkup = (words: BookingWords) => `
  <div class="booking-head">
    <h2 id="booking-title" class="mr-auto font-display text-subheading">${words.title}</h2>
    <button type="button" class="button button-secondary button-small" data-new-tab data-event="schedule-appointment"
      data-location="booking-modal">${icon('external')}<span class="max-sm:sr-only">${words.newTab}</span></button>
    <button type="button" class="button button-quiet button-icon" data-close aria-label="${words.close}">${icon('close')}</button>
  </div>
  <div class="booking-frame" data-frame>
    <div class="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-white" role="status" data-spinner>
      <span class="spinner"></span>${words.loading}
    </div>
    <p class="booking-slow" role="status" data-slow hidden>${words.slow}
      ${phoneLink('link whitespace-nowrap', practice.phone.display)}.</p>
    <div class="booking-trouble" role="alert" data-trouble hidden>
      <p class="text-heading font-display">${words.trouble}</p>
      <p>${words.ways}</p>
      <div class="flex flex-wrap justify-center gap-3">
        ${phoneLink('button button-primary', `${icon('phone')}${words.call(practice.phone.display)}`)}
        <button type="button" class="button button-secondary" data-new-tab>${words.tab}</button>
        <a class="button button-secondary" href="${words.requestHref}">${words.request}</a>
      </div>
    </div>
  </div>
  <p class="booking-foot text-small">${words.foot}
    <button type="button" class="link cursor-pointer" data-new-tab>${words.footTab}</button>
    ${words.footCall} ${phoneLink('link whitespace-nowrap', practice.phone.display)}.</p>`;
