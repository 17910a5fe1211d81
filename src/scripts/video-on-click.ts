import { createThirdPartyFrame } from '#ui/third-party-frame.ts';

/** Puts the player where the poster was, at the first click on it, and gives it the focus. */
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

document.addEventListener('click', (event) => {
  const facade = (event.target as Element).closest<HTMLElement>('a[data-video], a[data-embed]');
  if (!facade) return;
  event.preventDefault();
  const player = createPlayer(facade.dataset, facade.querySelector('img')?.currentSrc ?? '');
  player.className = `aspect-video w-full bg-ink-950 ${facade.className}`;
  facade.replaceWith(player);
  player.focus();
});
