/**
 * A poster is a link to its film, an invitation to read reviews one to their provider. What shows them in that place comes with the first
 * click on one; if it cannot come, the link is followed.
 */
document.addEventListener('click', (event) => {
  const facade = (event.target as Element).closest<HTMLAnchorElement>(
    'a[data-video], a[data-embed], a[data-load-reviews]',
  );
  if (!facade || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  import('./player.ts').then(
    ({ play }) => play(facade),
    () => location.assign(facade.href),
  );
});
