/** How a patient's form is sent, beside what is in it. */

export const idempotencyHeader = 'Idempotency-Key';
/**
 * The form's own fields: the key of this filled form; one that nobody sees and only a machine fills in; and, where no
 * hand was seen at the keys, how long the page had been open.
 */
export const formFields = { key: 'idempotencyKey', trap: 'website', openMs: 'openMs' } as const;
/** Nobody reads and fills in the form faster than this. */
export const fastestFillingMs = 2_000;
