import type { ReportCount } from '#contracts/answers/browser-report.ts';
import { reportsShownDays } from '#contracts/browser-report.ts';
import { countReports, selectReports } from '#server/db/browser-reports.ts';
import { repeatable, once } from '#server/db/client.ts';

/** Whoever sends more is not reporting: each instance stores so many calls a minute and drops the rest. */
const callsAMinute = 30;
const minuteMs = 60_000;
let window = { startedAt: 0, calls: 0 };

/** A report is never worth an error. */
export async function noteReports(kinds: readonly string[]): Promise<void> {
  const now = Date.now();
  if (now - window.startedAt >= minuteMs) window = { startedAt: now, calls: 0 };
  window.calls += 1;
  if (kinds.length === 0 || window.calls > callsAMinute) return;
  await once(countReports(kinds)).catch(() => undefined);
}

/** Those of the last days, the latest first. */
export function listReports(): Promise<ReportCount[]> {
  return repeatable(selectReports(reportsShownDays));
}
