import { lockReportingLines, takeBackPeople } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { undoSync as contract } from '../../contract/endpoints-sync.ts';
import { syncKind } from '../../contract/kinds.ts';
import type { SyncReason } from '../../contract/sync-reasons.ts';
import { maySyncHere } from '../policy.ts';
import { isTooOld, isUndoable, showSync } from './present-sync.ts';
import { openFormer } from './row-content.ts';
import { readRows, saveResults, type RowRecord } from './store-rows.ts';
import { lockSync, readSync, writeState } from './store-sync.ts';

type Why = Awaited<ReturnType<typeof takeBackPeople>> extends ReadonlyMap<string, infer InjectedFault> ? InjectedFault : never;

const reasons: Partial<Record<Why, SyncReason>> = {
  personGone: 'gone',
  personChanged: 'changed',
  personInUse: 'inUse',
  personHasRecords: 'hasRecords',
  emailTaken: 'emailTaken',
  noRoom: 'noRoom',
  roleAboveOwn: 'aboveOwn',
  addressAboveOwn: 'aboveOwn',
  contractFollows: 'contractFollows',
};

/** Takes back what a sync did here (integrations.47), as an import is taken back. Nothing is taken back in the other system. */
export const undoSync: Handler<typeof contract> = async (context, { body: { syncId } }) => {
  const { company, services, actor, now, fail, audit, partly } = context;
  if (!maySyncHere(actor.member)) fail('common.Forbidden');
  // Before the sync, as whoever erases people does.
  await lockReportingLines(company);
  const locked = (await lockSync(company, syncId)) ?? fail('common.NotFound');
  if (locked.state === 'running') fail('integrations.SyncRunning');
  const head = (await readSync(company, syncId)) ?? fail('common.NotFound');
  if (isTooOld(head, now)) fail('integrations.UndoTooLate');
  if (!isUndoable(head, now)) fail('integrations.NothingToUndo');
  const before = await readRows(company, syncId);
  const written = before.filter(({ writtenVersion }) => writtenVersion !== null);
  const why = await takeBackPeople(context, writtenPeople(services.secrets, written, { companyId: company.id, syncId }));
  const remaining = await saveUndone(company, syncId, { written, why });
  await saveResults(company, syncId, before.filter(({ fate }) => fate === 'waiting').map(leftOut));
  await writeState(company, syncId, { state: 'undone', now });
  audit({ entity: syncKind, entityId: syncId, after: { system: head.system, undone: written.length - remaining, kept: remaining } });
  if (remaining > 0) partly(['integrations.UndoneInPart']);
  const ended = (await readSync(company, syncId)) ?? fail('common.NotFound');
  return { sync: await showSync(context, ended) };
};

function writtenPeople(secrets: Secrets, rows: readonly RowRecord[], place: { companyId: number; syncId: string }) {
  const people = rows.flatMap(({ action, companyUserId: id, number, former, writtenVersion }) =>
    id === null || writtenVersion === null
      ? []
      : [
          {
            action,
            id,
            writtenVersion,
            version: writtenVersion,
            former: former === null ? {} : openFormer(secrets, former, { ...place, number }),
          },
        ],
  );
  return {
    changed: people.filter(({ action }) => action === 'level'),
    added: people.filter(({ action }) => action === 'addHere'),
  };
}

/** Whoever still waited in a sync that had stopped gets no turn any more. Of somebody who was being sent, nobody knows whether they are there. */
function leftOut(row: RowRecord): RowRecord {
  return row.isSent ? { ...row, fate: 'failed', reason: 'uncertain' } : { ...row, fate: 'skipped', reason: 'undone' };
}

/** Answers how many people are kept as they are now. */
async function saveUndone(
  company: Company,
  syncId: string,
  { written, why }: { written: readonly RowRecord[]; why: ReadonlyMap<string, Why> },
): Promise<number> {
  const results = written.map((row) => {
    const error = row.companyUserId === null ? 'personGone' : why.get(row.companyUserId);
    const isGone = row.action === 'addHere' && error === undefined;
    return {
      ...row,
      fate: error === undefined ? ('undone' as const) : ('kept' as const),
      reason: error === undefined ? null : (reasons[error] ?? 'unknown'),
      former: null,
      writtenVersion: null,
      companyUserId: isGone ? null : row.companyUserId,
    };
  });
  await saveResults(company, syncId, results);
  return results.filter(({ fate }) => fate === 'kept').length;
}
