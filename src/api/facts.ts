import type { FactHistory } from '#contracts/answers/facts.ts';
import type { FactKind } from '#contracts/facts.ts';
import { call, refreshHeaders } from './client.ts';

export const factUrl = (kind: FactKind) => `/api/admin/facts/${kind}`;
export const fetchFact = (kind: FactKind, isBackground: boolean) =>
  call<FactHistory>(factUrl(kind), { headers: refreshHeaders(isBackground) });
export const saveFact = (kind: FactKind, base: number, value: unknown) =>
  call<FactHistory>(factUrl(kind), { method: 'PUT', body: { base, value } });
/** `number` 0 is what the site came with. */
export const restoreFact = (kind: FactKind, base: number, number: number) =>
  call<FactHistory>(`${factUrl(kind)}/restore`, { method: 'POST', body: { base, number } });
