import type { FactKind } from '#contracts/facts.ts';
import { weeklyHours } from '#practice/hours.ts';
import { ownHours } from '#practice/own/hours.ts';
import { ownPhone } from '#practice/own/identity.ts';
import { phoneOf, practice } from '#practice/practice.ts';

/**
 * What this process says by itself (its mails, its answers) is that of the build it serves: modules are read once, so what is
 * saved takes its place in them. Pages come out of the build.
 */
export function takeFactsHere(facts: Partial<Record<FactKind, unknown>>): void {
  const { hours = ownHours, phone = ownPhone } = facts as {
    hours?: typeof ownHours;
    phone?: typeof ownPhone;
  };
  Object.assign(weeklyHours, hours);
  Object.assign(practice.phone, phoneOf(phone.display));
}
