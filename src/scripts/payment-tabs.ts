/**
 * Makes tabs (ARIA pattern, automatic activation) of a row of links and the sections they name. The address
 * follows the chosen tab, so that each can be linked to; the page does not move when a tab is chosen.
 */
function makeTabs(list: HTMLElement, panels: HTMLElement): void {
  const tabs = [...list.querySelectorAll('a')];
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));

  function select(chosen: HTMLAnchorElement): void {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      tab.dataset['state'] = isChosen ? 'active' : 'inactive';
      panelOf(tab)?.toggleAttribute('data-active', isChosen);
    }
  }

  function choose(tab: HTMLAnchorElement): void {
    select(tab);
    tab.focus({ preventScroll: true });
    history.replaceState(history.state, '', tab.hash);
  }

  list.role = 'tablist';
  list.ariaLabel = list.dataset['tabs'] ?? null;
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.role = 'tab';
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    if (panel) panel.role = 'tabpanel';
    panel?.setAttribute('aria-labelledby', tab.id);
  }

  list.addEventListener('click', (event) => {
    const tab = event.target instanceof Element ? event.target.closest('a') : null;
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(tab);
  });
  list.addEventListener('keydown', (event) => {
    const current = tabs.findIndex((tab) => tab === document.activeElement);
    const next = nextIndex(event.key, current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    choose(tab);
  });

  const named = () => tabs.find((tab) => tab.hash === location.hash);
  addEventListener('hashchange', () => {
    const tab = named();
    if (tab) select(tab);
  });
  const first = named() ?? tabs[0];
  if (first) select(first);
  panels.dataset['ready'] = '';
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (current < 0) return undefined;
  const moves: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
    ' ': current,
  };
  return moves[key];
}

const list = document.querySelector<HTMLElement>('[data-tabs]');
const panels = document.querySelector<HTMLElement>('[data-panels]');
if (list && panels) makeTabs(list, panels);
