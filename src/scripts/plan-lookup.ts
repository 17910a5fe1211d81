/** Says whether an insurer is accepted while its name is typed. What is typed stays in the page. */
import { planAnswer } from '#practice/insurers.ts';

let answerTo = planAnswer;

const lookup = document.querySelector('[data-plan-lookup]');
const input = lookup?.querySelector('input');
const answer = lookup?.querySelector('[data-plan-answer]');
/** What stands there until enough is typed. */
const unsure = answer?.textContent ?? '';

function look(typed: string): void {
  if (answer) answer.textContent = answerTo(typed) || unsure;
}

function start(): void {
  input?.addEventListener('input', () => look(input.value));
  if (input?.value) look(input.value);
}

if (document.documentElement.lang !== 'es') start();
// Only a page in Spanish fetches Spanish.
else
  void import('#practice/es/insurers.ts').then(
    (spanish) => {
      answerTo = spanish.planAnswer;
      start();
    },
    () => undefined,
  );
