import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { ListedSync, Sync } from '../../contract/entities.ts';
import { undoDays } from '../../contract/kinds.ts';
import { mayIntegrate, maySyncHere } from '../policy.ts';
import { readConnections } from '../connections/store-connections.ts';
import { isHidden } from '../rules/judge-value.ts';
import { resumesUntil } from '../rules/resumes-until.ts';
import { openContent } from './row-content.ts';
import { readRows, type RowRecord } from './store-rows.ts';
import { readSyncs, type SyncHead } from './store-sync.ts';

const dayLength = 86_400_000;

/** Whether what a sync did here can be taken back now. */
export function isUndoable({ state, startedAt, written }: Pick<SyncHead, 'state' | 'startedAt' | 'written'>, now: Date): boolean {
  return state !== 'running' && state !== 'undone' && written > 0 && !isTooOld({ startedAt }, now);
}

export function isTooOld({ startedAt }: Pick<SyncHead, 'startedAt'>, now: Date): boolean {
  return startedAt.getTime() < now.getTime() - undoDays * dayLength;
}

/** A sync as the history shows it. */
export function presentListed(head: SyncHead, { now, mayUndo }: { now: Date; mayUndo: boolean }): ListedSync {
  const { syncId, system, state, startedByFullName, addedHere, addedThere, counts, reason } = head;
  return {
    syncId,
    provider: system,
    state,
    startedByFullName,
    addedHere,
    addedThere,
    counts,
    reason,
    startedAt: head.startedAt.toISOString(),
    endedAt: head.endedAt?.toISOString() ?? null,
    canUndo: mayUndo && isUndoable(head, now),
  };
}

/** A sync as calls answer it: with everybody once it has ended, and while it runs only how far it is, as pages ask that every other second (integrations.43). */
export async function showSync(
  { company, services, actor, now }: Pick<CallContext, 'company' | 'services' | 'actor' | 'now'>,
  head: SyncHead,
): Promise<Sync> {
  const rows = head.state === 'running' ? [] : await readRows(company, head.syncId);
  const until = await readResumesUntil(company, head, now);
  return { ...presentSync(services, head, { rows, companyId: company.id, now, member: actor.member }), resumesUntil: until };
}

async function readResumesUntil(company: Company, head: SyncHead, now: Date): Promise<string | null> {
  if (head.state !== 'failed') return null;
  const [newest] = await readSyncs(company, head.system, 1);
  const [connection] = await readConnections(company, head.system);
  const isNewest = newest?.syncId === head.syncId;
  return resumesUntil(head, { connectedAt: connection?.connectedAt, isNewest, now })?.toISOString() ?? null;
}

/** A sync with everybody in it. Whoever only looks is not told which hidden numbers differed or are none (integrations.55). */
export function presentSync(
  { secrets }: Pick<Services, 'secrets'>,
  head: SyncHead,
  { rows, companyId, now, member }: { rows: readonly RowRecord[]; companyId: number; now: Date; member: Membership },
): Omit<Sync, 'resumesUntil'> {
  const { syncId } = head;
  const isFull = mayIntegrate(member);
  return {
    ...presentListed(head, { now, mayUndo: maySyncHere(member) }),
    percent: percentOf(head),
    rows: rows.map(({ number, action, companyUserId, externalId, fate, reason, content }) => {
      const { fullName, words, changedFields, notTransferred } = openContent(secrets, content, { companyId, syncId, number });
      return {
        action,
        companyUserId,
        externalId,
        fullName,
        fate,
        reason,
        words,
        changedFields: changedFields.filter((field) => isFull || !isHidden(field)),
        notTransferred: notTransferred.filter((field) => isFull || !isHidden(field)),
      };
    }),
  };
}

function percentOf({ state, total, waiting }: SyncHead): number {
  if (total === 0) return state === 'running' ? 0 : 100;
  return Math.floor((100 * (total - waiting)) / total);
}
