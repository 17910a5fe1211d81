import type { ProblemDetail } from '#contracts/problem.ts';
import {
  contactForm,
  patientAppointmentForm,
  type FormFieldSpec,
  type FormValues,
} from '#contracts/request-forms.ts';
import { practice } from '#practice/practice.ts';
import { escapeHtml, fieldMarkup, hiddenMarkup } from './markup.ts';
import { formPagePolicy, formPageStyle } from './style.ts';

const forms = {
  appointments: {
    action: '/api/appointments',
    title: 'Request an appointment',
    fields: patientAppointmentForm,
  },
  contacts: { action: '/api/contacts', title: 'Send us a message', fields: contactForm },
} as const;

interface Trouble {
  /** 422 for what is typed, 429 and 503 for what is not the patient's doing. */
  status: 422 | 429 | 503;
  message: string;
  details?: ProblemDetail[];
  retryAfterSeconds?: number;
}

/** A plain form post that could not be taken: the form again, with everything that was typed and what is wrong. */
export function formPage(resource: keyof typeof forms, values: FormValues, trouble: Trouble): Response {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': formPagePolicy,
  });
  if (trouble.retryAfterSeconds) headers.set('Retry-After', String(Math.ceil(trouble.retryAfterSeconds)));
  return new Response(markup(forms[resource], values, trouble), { status: trouble.status, headers });
}

function markup(
  { action, title, fields }: { action: string; title: string; fields: readonly FormFieldSpec[] },
  values: FormValues,
  { message, details = [] }: Trouble,
): string {
  const messages = Object.fromEntries(details.map(({ path, message: text }) => [path[0] ?? '', text]));
  const { name, phone } = practice;
  const list = fields
    .filter((field) => messages[field.name])
    .map(
      (field) =>
        `<li><a href="#${field.name}">${escapeHtml(field.label)}</a>: ${escapeHtml(messages[field.name] ?? '')}</li>`,
    );
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${escapeHtml(name)}</title>
<style>${formPageStyle}</style>
</head>
<body>
<header><a class="brand" href="/">${escapeHtml(name)}</a><a href="${phone.href}">${phone.display}</a></header>
<main>
<h1>${title}</h1>
<div class="summary" role="alert">
<h2>${escapeHtml(message)}</h2>
${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}
<p>Nothing you typed is lost. You can also call us at <a href="${phone.href}">${phone.display}</a>.</p>
</div>
<form method="post" action="${action}" novalidate>
<p>Fields marked with an asterisk (*) are required.</p>
${fields.map((field) => fieldMarkup(field, values, messages)).join('\n')}
${hiddenMarkup(values)}
<button type="submit">Send again</button>
</form>
</main>
<footer><a href="/contact">Back to our contact page</a></footer>
</body>
</html>`;
}
