/** The answer of the sample booking page: what was chosen, kept nowhere. */
const form = document.querySelector<HTMLFormElement>('[data-demo-booking]');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const chosen = new FormData(form);
  const answer = form.querySelector('[data-demo-answer]');
  if (answer) {
    answer.textContent = `Sample only: ${String(chosen.get('visit'))} at ${String(chosen.get('time'))}. Nothing was booked.`;
  }
});
