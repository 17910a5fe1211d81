import { networkOf } from '../network.ts';

/** Whoever says more within a minute is no reader. Known for that minute, in memory alone. */
const toldAMinute = 60;
const sendersAtMost = 10_000;
const minuteMs = 60_000;
let minute = { startedAt: 0, told: new Map<string, number>() };

/** @returns whether the sender had a turn left, which is then taken */
export function takeCountTurn(clientIp: string): boolean {
  const now = Date.now();
  if (now - minute.startedAt >= minuteMs) minute = { startedAt: now, told: new Map() };
  const { told } = minute;
  const sender = networkOf(clientIp);
  const before = told.get(sender) ?? 0;
  if (before >= toldAMinute || (before === 0 && told.size >= sendersAtMost)) return false;
  told.set(sender, before + 1);
  return true;
}
