import { notify } from '../database/notify.ts';
import type { Company } from '../database/unit.ts';
import { liveChannel, payloadOf } from './message.ts';

/**
 * Tells open pages that something changed, once the transaction commits: for everybody in the company, or only some users.
 * Changes in the audit log are announced automatically; this is for changes that are not logged, such as progress or a notification.
 */
export function publishChanges(
  company: Company,
  { entity, entityId, companyUserIds }: { entity: string; entityId: string; companyUserIds?: readonly string[] },
): void {
  notify(company, liveChannel, payloadOf({ companyId: company.id, changes: [{ entity, entityId }], to: companyUserIds }));
}
