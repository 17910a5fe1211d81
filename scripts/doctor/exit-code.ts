import type { Finding } from '#contracts/answers/doctor.ts';

/** 0 for all well, 1 for something to see to, 2 for a fault: what monitors understand. */
export function exitCode(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ state }) => state === 'fault')) return 2;
  return findings.some(({ state }) => state === 'warning') ? 1 : 0;
}
