import type { MessageTopic } from '#practice/contact-links.ts';

/** What a link may choose in a form. Its words never reach a field: only answers the form itself offers, and our topics. */
const choosable = ['service', 'visitFor', 'timeOfDay'];

/** Carries over what the link to this page meant, where nobody has chosen or typed anything yet; topics in the form’s language. */
export function preselect(
  form: HTMLFormElement,
  query: URLSearchParams,
  topics: Record<MessageTopic, string>,
): void {
  for (const name of choosable) {
    const select = form.elements.namedItem(name);
    const wish = query.get(name) ?? '';
    if (!(select instanceof HTMLSelectElement) || select.selectedIndex > 0) continue;
    if ([...select.options].some(({ value }) => value === wish)) select.value = wish;
  }
  const subject = form.elements.namedItem('subject');
  const topic = query.get('topic') ?? '';
  if (subject instanceof HTMLInputElement && subject.value === '' && Object.hasOwn(topics, topic))
    subject.value = topics[topic as MessageTopic];
}
