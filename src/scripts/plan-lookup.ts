/** Says whether an insurer is accepted while its name is typed. What is typed stays in the page. */
import { planAnswer } from '#practice/insurers.ts';

const lookup = document.querySelector('[data-plan-lookup]');
const input = lookup?.querySelector('input');
const answer = lookup?.querySelector('[data-plan-answer]');

function look(typed: string): void {
  if (answer) answer.textContent = planAnswer(typed);
}

input?.addEventListener('input', () => look(input.value));
if (input?.value) look(input.value);
