import {
  auditRetentionDays,
  countRetentionDays,
  openRetentionDays,
  retentionDays,
} from '#practice/limits.ts';
import { forgetAuditLog } from '#server/db/audit-log.ts';
import { repeatable } from '#server/db/client.ts';
import { noteLastTime } from '#server/db/last-times.ts';
import { forgetCounts } from '#server/db/page-counts.ts';
import { anonymizeOld, forgetTraces } from '#server/db/request-retention.ts';

const batch = 500;
const batchesAtMost = 20;
const days = { days: retentionDays, openDays: openRetentionDays };

/** Takes patients out of what was closed long ago. Every batch stands for itself, so it may run twice or stop half-way. */
export async function forgetOldRequests(): Promise<number> {
  let count = 0;
  for (const resource of ['appointments', 'contacts'] as const) {
    for (let round = 0; round < batchesAtMost; round += 1) {
      const { length } = await repeatable(anonymizeOld(resource, days, batch));
      count += length;
      if (length < batch) break;
    }
  }
  await repeatable(forgetTraces());
  await repeatable(forgetAuditLog(auditRetentionDays));
  await repeatable(forgetCounts(countRetentionDays));
  await repeatable(noteLastTime('retention'));
  return count;
}
