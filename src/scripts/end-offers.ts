import { hasEnded } from '#practice/offers.ts';

/** Puts every offer right whose last day lies between the build and this visit: its card holds both states. */
for (const card of document.querySelectorAll<HTMLElement>('[data-ends-on]')) {
  const state = hasEnded({ endsOn: card.dataset['endsOn'] ?? '' }, new Date()) ? 'ended' : 'running';
  for (const part of card.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = part.dataset['when'] !== state;
}
