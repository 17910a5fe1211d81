import { icons, type IconName } from '#assets/icons.ts';
import { practice } from '#practice/practice.ts';

const icon = (name: IconName) =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`;

const phoneLink = (className: string, words: string) =>
  `<a class="${className}" href="${practice.phone.href}" data-event="phone-click" data-location="booking-modal">${words}</a>`;

/** The dialog's inside. Constant text and the practice's own facts only. */
export const bookingMarkup = `
  <div class="booking-head">
    <h2 id="booking-title" class="mr-auto font-display text-subheading">Schedule Your Appointment</h2>
    <button type="button" class="button button-secondary button-small" data-new-tab data-event="schedule-appointment"
      data-location="booking-modal">${icon('external')}<span class="max-sm:sr-only">Open in New Tab</span></button>
    <button type="button" class="button button-quiet button-icon" data-close aria-label="Close">${icon('close')}</button>
  </div>
  <div class="booking-frame" data-frame>
    <div class="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-white" role="status" data-spinner>
      <span class="spinner"></span>Loading booking system...
    </div>
    <p class="booking-slow" role="status" data-slow hidden>Still loading. You can also call us at
      ${phoneLink('link whitespace-nowrap', practice.phone.display)}.</p>
    <div class="booking-trouble" role="alert" data-trouble hidden>
      <p class="text-heading font-display">The booking page is slow today</p>
      <p>You can still reach us in one of these ways.</p>
      <div class="flex flex-wrap justify-center gap-3">
        ${phoneLink('button button-primary', `${icon('phone')}Call ${practice.phone.display}`)}
        <button type="button" class="button button-secondary" data-new-tab>Open in a new tab</button>
        <a class="button button-secondary" href="/contact#request">Send a request</a>
      </div>
    </div>
  </div>
  <p class="booking-foot text-small">Having trouble? You can also
    <button type="button" class="link cursor-pointer" data-new-tab>open this booking page in a new tab</button>
    or call us at ${phoneLink('link whitespace-nowrap', practice.phone.display)}.</p>`;
