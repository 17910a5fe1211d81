/** The drawer where the browser does not know `command` yet; and it closes on a chosen link and on its backdrop. */
const drawer = document.querySelector<HTMLDialogElement>('#menu');
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

document.addEventListener('click', ({ target }) => {
  if (!drawer || !(target instanceof Element)) return;
  const command = knowsCommands ? null : target.closest('[commandfor="menu"]')?.getAttribute('command');
  if (command === 'show-modal') drawer.showModal();
  else if (command === 'close' || target === drawer || (drawer.contains(target) && target.closest('a')))
    drawer.close();
});

// From here on the links stand in the header itself.
matchMedia('(min-width: 64rem)').addEventListener('change', () => drawer?.close());
