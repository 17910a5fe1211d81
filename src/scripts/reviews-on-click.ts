import { createThirdPartyFrame } from '#ui/third-party-frame.ts';

/** Puts the provider's reviews where the invitation to them was, once somebody asks. */
document.querySelector<HTMLAnchorElement>('[data-load-reviews]')?.addEventListener('click', (event) => {
  const link = event.currentTarget as HTMLAnchorElement;
  const box = link.closest('[data-reviews]');
  if (!box || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  const frame = createThirdPartyFrame(link.href, 'Patient reviews');
  frame.className = 'absolute inset-0 size-full bg-white';
  box.append(frame);
  frame.focus();
});
