import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Membership } from './actor.ts';
import type { Change, EnteredCompany } from './audit.ts';
import type { Company, Unit } from './database/unit.ts';
import type { Caller } from './gate.ts';
import { writeAccountEvent, writeAudit } from './store-audit.ts';
import type { AuditCaller } from './store-audit.ts';

interface RecordedCall {
  endpoint: Endpoint;
  action: string;
  requestId: string;
  ip: string;
  liveConnectionId: string | undefined;
  now: Date;
}

interface Entry {
  unit: Unit;
  caller: Caller | undefined;
  member: Membership | undefined;
}

interface Recorded {
  changes: readonly Change[];
  /** The company entered by a request that started without one. */
  entered: EnteredCompany | undefined;
}

/** Every state-changing request is logged, even one without changes to report. Reads are logged on request. */
export async function recordCall(call: RecordedCall, { unit, caller, member }: Entry, { changes, entered }: Recorded): Promise<void> {
  const by = member?.viewedBy;
  // Whatever support reads is logged for the company.
  const isSupport = by !== undefined && 'supportVisitId' in by;
  if (call.endpoint.effect === 'read' && changes.length === 0 && !isSupport) return;
  const accountId = caller?.actor.account.id ?? null;
  const { requestId, action, ip, now } = call;
  const company = isCompany(unit) ? unit : entered?.company;
  if (!company) return writeAccountEvent(unit, { accountId, at: now, action, requestId, ip, changes });
  const author = { accountId, ...authorOf(call.endpoint, member, caller), ...entered?.by };
  await writeAudit(
    company,
    { ...author, action, requestId, at: now, liveConnectionId: call.liveConnectionId, isLook: call.endpoint.effect === 'read' },
    changes.length > 0 ? changes : [{ entity: 'call', entityId: requestId }],
  );
}

/** The line names the user who acted and the user viewed as; support is not a user of the company, and whoever has a secret need not be one. */
function authorOf(
  { access }: Endpoint,
  member: Membership | undefined,
  caller: Caller | undefined,
): Pick<AuditCaller, 'companyUserId' | 'role' | 'via'> {
  if ('secret' in access) return { companyUserId: null, role: null, via: `secret:${access.secret}` };
  const by = member?.viewedBy;
  if (!member || !by)
    return { companyUserId: member?.companyUserId ?? null, role: member?.role ?? null, via: caller?.actor.via ?? 'system' };
  if ('supportVisitId' in by) return { companyUserId: null, role: null, via: `support:${by.supportVisitId}` };
  return { companyUserId: by.companyUserId, role: by.role, via: `viewAs:${member.companyUserId}` };
}
/** Whether an open transaction belongs to a company. */
export function isCompany(unit: Unit): unit is Company {
  return 'id' in unit;
}
