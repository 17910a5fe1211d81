import type { Finding, State } from './finding.ts';

const marks: Record<State, string> = {
  ok: 'ok     ',
  warning: 'SEE TO ',
  fault: 'FAULT  ',
  unknown: '?      ',
};

/** A line for what is well; beneath what is not, why it matters and what to do. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ subject, state, seen, why, cure }) => [
    `${marks[state]} ${subject}: ${seen}`,
    ...(state === 'ok' ? [] : [`        ${why}`, ...(cure ? [`        → ${cure}`] : [])]),
  ]);
  const count = (state: State) => findings.filter((finding) => finding.state === state).length;
  return `${lines.join('\n')}\n\n${count('fault')} faults, ${count('warning')} to see to, ${count('unknown')} that could not be looked at.`;
}
