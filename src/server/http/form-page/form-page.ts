import type { ProblemDetail } from '#contracts/answers/problem.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import type { FormValues } from '#contracts/request-forms.ts';
import { practice } from '#practice/practice.ts';
import type { PatientWords } from '../patient-words.ts';
import { escapeHtml, fieldMarkup, hiddenMarkup } from './markup.ts';
import { formPagePolicy, formPageStyle } from './style.ts';

interface Trouble {
  /** 422 for what is typed, 429 and 503 for what is not the patient's doing. */
  status: 422 | 429 | 503;
  message: string;
  details?: ProblemDetail[];
  retryAfterSeconds?: number;
}

/** A plain form post that could not be taken: the form again, with everything that was typed and what is wrong. */
export function formPage(
  resource: InboxResource,
  words: PatientWords,
  values: FormValues,
  trouble: Trouble,
): Response {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': words.lang,
    'Content-Security-Policy': formPagePolicy,
  });
  if (trouble.retryAfterSeconds) headers.set('Retry-After', String(Math.ceil(trouble.retryAfterSeconds)));
  return new Response(markup(resource, words, values, trouble), { status: trouble.status, headers });
}

function markup(
  resource: InboxResource,
  { lang, root, form }: PatientWords,
  values: FormValues,
  { message, details = [] }: Trouble,
): string {
  const messages = Object.fromEntries(details.map(({ path, message: text }) => [path[0] ?? '', text]));
  const { name, phone } = practice;
  const { title, fields } = form[resource];
  const list = fields
    .filter((field) => messages[field.name])
    .map(
      (field) =>
        `<li><a href="#${field.name}">${escapeHtml(field.label)}</a>: ${escapeHtml(messages[field.name] ?? '')}</li>`,
    );
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${escapeHtml(name)}</title>
<style>${formPageStyle}</style>
</head>
<body>
<header><a class="brand" href="${root || '/'}">${escapeHtml(name)}</a><a href="${phone.href}">${phone.display}</a></header>
<main>
<h1>${title}</h1>
<div class="summary" role="alert">
<h2>${escapeHtml(message)}</h2>
${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}
<p>${form.nothingLost} <a href="${phone.href}">${phone.display}</a>.</p>
</div>
<form method="post" action="/api/${resource}" novalidate>
<p>${form.required}</p>
${fields.map((field) => fieldMarkup(field, values, messages, form.undecided)).join('\n')}
${hiddenMarkup(values)}
<button type="submit">${form.again}</button>
</form>
</main>
<footer><a href="${root}/contact">${form.back}</a></footer>
</body>
</html>`;
}
