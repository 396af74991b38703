import { notify } from '../database/notify.ts';
import type { Company } from '../database/unit.ts';
import { liveChannel, payloadOf } from './message.ts';

/**
 * Tells open pages that something changed, once the transaction commits: everybody of the company, or only some people.
 * What a call or job writes to the audit log is told by itself; this is for what stands in no log, such as progress or a notification.
 */
export function publishChanges(
  company: Company,
  { entity, entityId, companyUserIds }: { entity: string; entityId: string; companyUserIds?: readonly string[] },
): void {
  notify(company, liveChannel, payloadOf({ companyId: company.id, changes: [{ entity, entityId }], to: companyUserIds }));
}
