import { notify } from '../database/notify.ts';
import type { Company } from '../database/unit.ts';
import { liveChannel, maxRecipients, payloadOf } from './message.ts';

/**
 * Tells open pages that something changed, once the transaction commits: those of everybody who is told of the kind, or only those of some users.
 * Changes in the audit log are announced automatically; this is for changes that are not logged, such as progress or a notification.
 */
export function publishChanges(
  company: Company,
  { entity, entityId, companyUserIds }: { entity: string; entityId: string; companyUserIds?: readonly string[] },
): void {
  const message = { companyId: company.id, changes: [{ entity, entityId }] };
  if (!companyUserIds) return notify(company, liveChannel, payloadOf(message));
  for (let first = 0; first < companyUserIds.length; first += maxRecipients)
    notify(company, liveChannel, payloadOf({ ...message, to: companyUserIds.slice(first, first + maxRecipients) }));
}
