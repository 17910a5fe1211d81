/** Puts every offer right whose last day lies between the build and this visit: its card holds both states. */
for (const card of document.querySelectorAll<HTMLElement>('[data-ends-at]')) {
  const state = Date.now() >= Date.parse(card.dataset['endsAt'] ?? '') ? 'ended' : 'running';
  for (const part of card.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = part.dataset['when'] !== state;
}
