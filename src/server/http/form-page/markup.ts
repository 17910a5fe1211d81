import { undecided } from '#contracts/appointment.ts';
import { languageOf } from '#contracts/language.ts';
import type { FormFieldSpec, FormValues } from '#contracts/request-forms.ts';
import { formFields } from '#contracts/sending.ts';

/** The fields of a form as HTML, with what was typed and what is wrong with it. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

export function fieldMarkup(
  field: FormFieldSpec,
  values: FormValues,
  messages: Record<string, string>,
  /** What stands for no choice. */
  notSure: string,
): string {
  const { name, label, required, hint, half } = field;
  const message = messages[name];
  const describedBy = [hint && `${name}-hint`, message && `${name}-error`].filter(Boolean).join(' ');
  const wiring = [
    `id="${name}"`,
    `name="${name}"`,
    required && 'required',
    field.autoComplete && `autocomplete="${field.autoComplete}"`,
    describedBy && `aria-describedby="${describedBy}"`,
    message && 'aria-invalid="true"',
  ]
    .filter(Boolean)
    .join(' ');
  return `<div class="field${half ? ' half' : ''}">
<label for="${name}">${escapeHtml(label)}${required ? '<span aria-hidden="true"> *</span>' : ''}</label>
${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}
${control(field, wiring, values[name] ?? '', notSure)}
${message ? `<p class="error" id="${name}-error">${escapeHtml(message)}</p>` : ''}
</div>`;
}

function control(
  { kind, answers = {} }: FormFieldSpec,
  wiring: string,
  value: string,
  notSure: string,
): string {
  const typed = escapeHtml(value);
  // The first line break after the tag belongs to HTML, not to the text.
  if (kind === 'textarea') return `<textarea rows="5" ${wiring}>\n${typed}</textarea>`;
  if (kind === 'select' || kind === 'choice')
    return `<select ${wiring}>${options({ [undecided]: notSure, ...answers }, value)}</select>`;
  return `<input type="${kind}" ${wiring} value="${typed}">`;
}

function options(choices: Readonly<Record<string, string>>, value: string): string {
  return Object.entries(choices)
    .map(
      ([id, title]) =>
        `<option value="${id}"${id === value ? ' selected' : ''}>${escapeHtml(title)}</option>`,
    )
    .join('');
}

/** What the form carries unseen. */
export function hiddenMarkup(values: FormValues): string {
  return `<input type="hidden" name="language" value="${languageOf(values)}">
<input type="hidden" name="${formFields.key}" value="${escapeHtml(values[formFields.key] ?? '')}">
<div class="away" aria-hidden="true"><label>Website <input name="${formFields.trap}" tabindex="-1" autocomplete="off" value="${escapeHtml(values[formFields.trap] ?? '')}"></label></div>`;
}
