/** Counts the year anew with every figure typed. Nothing of it is kept or sent. */
import { compareYear, verdict } from '#practice/plan-savings.ts';
import { dollars } from '#practice/prices.ts';

let sentence = verdict;
const calculator = document.querySelector('[data-plan-calculator]');

/** What is typed, brought within the field's own bounds; an empty or half-typed figure counts as its least. */
function figure(input: HTMLInputElement | null | undefined): number {
  const [least, most] = [Number(input?.min), Number(input?.max)];
  const typed = Math.trunc(input?.valueAsNumber ?? least);
  return Number.isNaN(typed) ? least : Math.min(Math.max(typed, least), most);
}

function count(root: Element): void {
  const field = (name: string) => root.querySelector<HTMLInputElement>(`input[${name}]`);
  const visits = [...root.querySelectorAll<HTMLInputElement>('input[data-visits]')];
  const year = compareYear({
    members: figure(field('data-members')),
    visits: Object.fromEntries(visits.map((input) => [input.dataset['visits'] ?? '', figure(input)])),
    otherCare: figure(field('data-other-care')),
    paysInInstallments: field('data-installments')?.checked ?? false,
  });
  const say = (name: string, text: string) => {
    const place = root.querySelector(`[${name}]`);
    if (place && place.textContent !== text) place.textContent = text;
  };
  say('data-without', dollars(year.without));
  say('data-with', dollars(year.with));
  say('data-membership', dollars(year.membership));
  say('data-verdict', sentence(year));
}

function start(root: Element): void {
  root.addEventListener('input', () => count(root));
  // A browser may bring back what was typed before.
  count(root);
}

if (calculator && document.documentElement.lang !== 'es') start(calculator);
// Only a page in Spanish fetches Spanish.
else if (calculator)
  void import('#practice/es/plan-savings.ts').then(
    (spanish) => {
      sentence = spanish.verdict;
      start(calculator);
    },
    () => undefined,
  );
