import type { Company } from '#kernel/server/database/unit.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { endSupportAccess } from './store-settings.ts';

export const endSupportAccessJob = 'company.end-support-access';

/** Logs once that support access has ended with its last day. Nothing waits for it: access is judged by the day whenever it is read (record 626). */
export async function logEndedAccess(company: Company, now: Date): Promise<void> {
  const lastDay = await endSupportAccess(company, now);
  if (lastDay === undefined) return;
  const change = {
    entity: 'company',
    entityId: String(company.id),
    before: { allowSupport: true, allowSupportUntil: lastDay },
    after: { allowSupport: false, allowSupportUntil: null },
  };
  await writeAudit(company, systemCaller(endSupportAccessJob, { at: now }), [change]);
}
