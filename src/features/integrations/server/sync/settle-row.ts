import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { writeAudit, type AuditCaller } from '#kernel/server/store-audit.ts';
import type { SyncRow } from '../../contract/entities.ts';
import { syncKind, type ComparedField } from '../../contract/kinds.ts';
import type { SyncReason } from '../../contract/sync-reasons.ts';
import { insertLinks } from '../comparison/store-links.ts';
import { sealContent, sealFormer, type Former, type RowContent } from './row-content.ts';
import type { RunningSync } from './running-sync.ts';
import { saveResults, type RowRecord } from './store-rows.ts';

/** A person of a sync who is not done yet. */
export interface OpenRow {
  row: RowRecord;
  content: RowContent;
}

/** The outcome for a person. */
export interface Outcome {
  fate: Exclude<SyncRow['fate'], 'waiting' | 'undone' | 'kept'>;
  reason?: SyncReason;
  words?: string;
  companyUserId?: string | null;
  externalId?: string | null;
  /** Fields that were sent to the other system, and fields that came from it. */
  sent?: readonly ComparedField[];
  fetched?: readonly ComparedField[];
  notTransferred?: readonly ComparedField[];
  /** The values that the change here replaced, for undoing it. */
  former?: Former;
  writtenVersion?: number;
  /** What was changed in people here. */
  changes?: readonly Change[];
}

/** The caller in whose name a sync writes: whoever started it. */
export function callerOf({ services, syncId, startedBy }: RunningSync): AuditCaller {
  const at = services.clock.now();
  return {
    accountId: null,
    companyUserId: startedBy,
    role: null,
    via: 'system',
    action: 'integrations.sync-people',
    requestId: syncId,
    at,
  };
}

/** Stores the outcome for a person, in the transaction that changed them here. */
export async function settle(running: RunningSync, company: Company, { row, content }: OpenRow, outcome: Outcome): Promise<void> {
  const { services, work, syncId, connection, progress } = running;
  const { number } = row;
  const place = { companyId: company.id, syncId, number };
  const { fate, reason = null, words = null, sent = [], fetched = [], notTransferred = [], former, writtenVersion = null } = outcome;
  const { companyUserId = row.companyUserId, externalId = row.externalId } = outcome;
  const changedFields = [...new Set([...sent, ...fetched])];
  const known = { ...content, words, changedFields, notTransferred };
  const { secrets, clock } = services;
  await saveResults(
    company,
    syncId,
    [
      {
        number,
        fate,
        reason,
        companyUserId,
        externalId,
        writtenVersion,
        content: sealContent(secrets, known, place),
        former: former ? sealFormer(secrets, former, place) : null,
      },
    ],
    { onlyWaiting: true },
  );
  const areSame = fate === 'added' || fate === 'updated' || fate === 'unchanged';
  if (areSame && companyUserId && externalId)
    await insertLinks(company, connection.system, { links: [{ companyUserId, externalId }], now: clock.now() });
  const changes = [...(outcome.changes ?? []), ...sentLine(running, { companyUserId, sent })];
  if (changes.length > 0) await writeAudit(company, callerOf(running), changes);
  progress.done += 1;
  await work.report(company, (100 * progress.done) / Math.max(1, progress.total));
}

/** The person's log says what was sent out of the company. */
function sentLine(
  { syncId, connection }: RunningSync,
  { companyUserId, sent }: { companyUserId: string | null; sent: readonly ComparedField[] },
): Change[] {
  if (companyUserId === null || sent.length === 0) return [];
  return [{ entity: syncKind, entityId: syncId, companyUserId, after: { system: connection.system, sentFields: sent } }];
}
