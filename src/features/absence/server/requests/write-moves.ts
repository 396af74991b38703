import { newId } from '#kernel/server/id.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import { absenceAction, healthTypes, type AbsenceAction, type AbsenceStatus } from '../../contract/kinds.ts';
import { postCharges } from '../ledger/post-charges.ts';
import { desiredCharges } from '../rules/charges.ts';
import { insertAbsences, insertEvents, insertVersions, updateAbsences, type Writing } from '../store-absence-moves.ts';
import type { VersionData } from '../store-absence.ts';
import { costsOf } from './judge.ts';

/** One thing that happens to one absence: where it stands afterwards, and what is said about it. */
export interface Move {
  absenceId: string;
  companyUserId: string;
  action: AbsenceAction;
  from: AbsenceStatus;
  to: AbsenceStatus;
  /** The version that holds afterwards, and the one that is then proposed. */
  current: VersionData;
  proposed: VersionData | null;
  /** A version that is not kept yet. */
  added: VersionData | null;
  oldNumber: number | null;
  newNumber: number | null;
  comment: string | null;
  batchId?: string;
  /** Why the ledger changes, when the action does not say it. */
  reason?: LedgerLine['reason'];
}

/** Writes what happens to absences, with their story and ledger; a constant number of statements. Answers the ids of the events. */
export async function writeMoves(writing: Writing, moves: readonly Move[], audit: (change: Change) => void): Promise<string[]> {
  if (moves.length === 0) return [];
  const isNew = ({ from }: Move) => from === 0;
  const fresh = moves.filter(isNew).map((move) => ({ ...move, status: move.to, batchId: move.batchId ?? null }));
  if (fresh.length > 0) await insertAbsences(writing, fresh);
  const versions = moves.flatMap(({ absenceId, added }) => (added ? [{ ...added, absenceId }] : []));
  if (versions.length > 0) await insertVersions(writing, versions);
  const changed = moves.filter((move) => !isNew(move));
  const standings = changed.map((move) => ({ ...move, status: move.to, proposedNumber: move.proposed?.number ?? null }));
  if (changed.length > 0) await updateAbsences(writing, standings);
  const events = moves.map((move) => ({ ...move, id: newId(), fromStatus: move.from, toStatus: move.to }));
  await insertEvents(writing, events);
  await postCharges(writing.company, moves.map(chargingOf), writing);
  for (const move of moves) audit(changeOf(move));
  return events.map(({ id }) => id);
}

function chargingOf(move: Move) {
  const { absenceId, companyUserId, to, current, proposed, comment } = move;
  const desired = desiredCharges(to, costsOf(current), proposed && costsOf(proposed));
  return { absenceId, companyUserId, desired, reason: move.reason ?? reasonOf(move), comment };
}

const reasons: Readonly<Record<AbsenceAction, LedgerLine['reason']>> = {
  [absenceAction.create]: 'registered',
  [absenceAction.approveRequest]: 'approved',
  [absenceAction.declineRequest]: 'declined',
  [absenceAction.approveDelete]: 'deleted',
  [absenceAction.declineDelete]: 'declined',
  [absenceAction.delete]: 'deleted',
  [absenceAction.requestNew]: 'requested',
  [absenceAction.requestDelete]: 'deletionRequested',
  [absenceAction.requestUpdate]: 'changeRequested',
  [absenceAction.approveUpdate]: 'changed',
  [absenceAction.declineUpdate]: 'changeDeclined',
  [absenceAction.cancelUpdate]: 'withdrawn',
  [absenceAction.undo]: 'undone',
};

function reasonOf({ action, from }: Move): LedgerLine['reason'] {
  const isWaiting = from === 1 || from === 11;
  if (isWaiting && action === absenceAction.delete) return 'withdrawn';
  return isWaiting && action === absenceAction.requestUpdate ? 'changed' : reasons[action];
}

/** A line of the log: what happened when, and never that it was illness (decisions.md §9). */
function changeOf({ absenceId, companyUserId, from, to, current, proposed, action }: Move): Change {
  const { type, startDate, endDate } = proposed ?? current;
  return {
    entity: 'absence',
    entityId: absenceId,
    companyUserId,
    ...(from !== 0 && { before: { status: from } }),
    after: { status: to, action, type: healthTypes.includes(type) ? -1 : type, startDate, endDate },
  };
}
