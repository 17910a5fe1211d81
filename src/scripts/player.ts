import { createThirdPartyFrame } from '#ui/third-party-frame.ts';

/** Puts the film where its poster was, or a provider's reviews over the invitation to them, and gives it the focus. */
export function play(facade: HTMLAnchorElement): void {
  const shown = 'loadReviews' in facade.dataset ? showReviews(facade) : playFilm(facade);
  shown.focus();
}

function showReviews(link: HTMLAnchorElement): HTMLElement {
  const frame = createThirdPartyFrame(link.href, 'Patient reviews');
  frame.className = 'absolute inset-0 size-full bg-white';
  link.closest('[data-reviews]')?.append(frame);
  return frame;
}

function playFilm(facade: HTMLAnchorElement): HTMLElement {
  const player = createPlayer(facade.dataset, facade.querySelector('img')?.currentSrc ?? '');
  player.className = `aspect-video w-full bg-ink-950 ${facade.className}`;
  facade.replaceWith(player);
  return player;
}

function createPlayer({ video, embed, title = '' }: DOMStringMap, poster: string): HTMLElement {
  if (embed) {
    const frame = createThirdPartyFrame(embed, title);
    return Object.assign(frame, { allowFullscreen: true, allow: 'autoplay; fullscreen' });
  }
  const player = document.createElement('video');
  Object.assign(player, { controls: true, autoplay: true, playsInline: true, poster, tabIndex: 0 });
  player.setAttribute('aria-label', title);
  for (const type of ['webm', 'mp4']) {
    const source = document.createElement('source');
    Object.assign(source, { src: `${video}.${type}`, type: `video/${type}` });
    player.append(source);
  }
  return player;
}
