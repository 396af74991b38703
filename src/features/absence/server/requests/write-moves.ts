import { newId } from '#kernel/server/id.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { CallContext, WriteContext } from '#kernel/server/call-context.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import {
  absenceAction,
  absenceStatus,
  absenceType,
  confidentialTypes,
  requestedStatuses,
  type AbsenceAction,
  type AbsenceStatus,
} from '../../contract/kinds.ts';
import type { AbsenceCall } from '../absence-call.ts';
import { minDay } from '#kernel/contract/days.ts';
import { postCharges } from '../balance/ledger.ts';
import { desiredCharges } from '../rules/charges.ts';
import { notifyAfterUndo, notifyOfEvents } from '../notifications/notify.ts';
import { giveVacationBack } from './give-back.ts';
import { insertAbsences, insertEvents, insertVersions, updateAbsences } from '../store-absence-writes.ts';
import type { VersionData } from '../store-absence.ts';

/** A change of one absence: its new status and versions, and the event's comment. */
export interface Move {
  absenceId: string;
  companyUserId: string;
  action: AbsenceAction;
  from: AbsenceStatus;
  to: AbsenceStatus;
  /** The new current version, and the proposed one. */
  current: VersionData;
  proposed: VersionData | null;
  /** The version that was current before, where it may be another one. */
  replaced?: VersionData;
  /** A version that is not stored yet. */
  added: VersionData | null;
  oldNumber: number | null;
  newNumber: number | null;
  comment: string | null;
  batchId?: string;
  /** The ledger's reason, when it does not follow from the action. */
  reason?: LedgerLine['reason'];
}

/** When recipients are notified: in the request; when what was done can no longer be undone; or never. */
type Notice = 'atOnce' | 'afterUndo' | 'never';

/** Writes the changes of absences and notifies recipients, in a constant number of statements. */
export async function applyMoves(call: AbsenceCall, moves: readonly Move[], notice: Notice = 'atOnce'): Promise<void> {
  const { company, actor, now, audit, absences, deciders } = call;
  const eventIds = await writeMoves({ company, by: actor.member.companyUserId, now, audit }, moves);
  absences.clear();
  deciders.clear();
  if (notice === 'atOnce') await notifyOfEvents(call, eventIds);
  if (notice === 'afterUndo') await notifyAfterUndo(call, eventIds);
}

/** What writing changes needs, also in a job or hook. */
type MoveContext = WriteContext & Pick<CallContext, 'audit'>;

/** Writes changes of absences with their history and ledger, in a constant number of statements. Returns the ids of the events. */
export async function writeMoves(context: MoveContext, moves: readonly Move[]): Promise<string[]> {
  if (moves.length === 0) return [];
  const added = moves.filter(isNew).map((move) => ({ ...move, status: move.to, batchId: move.batchId ?? null }));
  if (added.length > 0) await insertAbsences(context, added);
  const versions = moves.flatMap(({ absenceId, added: version }) => (version ? [{ ...version, absenceId }] : []));
  if (versions.length > 0) await insertVersions(context, versions);
  const changed = moves.filter((move) => !isNew(move));
  const states = changed.map((move) => ({ ...move, status: move.to, proposedNumber: move.proposed?.number ?? null }));
  if (states.length > 0) await updateAbsences(context, states);
  const events = moves.map((move) => ({ ...move, id: newId(), fromStatus: move.from, toStatus: move.to }));
  await insertEvents(context, events);
  await postCharges(context, moves.map(chargingOf));
  await giveVacationBack(context, moves);
  for (const move of moves) context.audit(changeOf(move));
  return events.map(({ id }) => id);
}

function isNew({ from }: Move): boolean {
  return from === absenceStatus.Unspecified;
}

function chargingOf(move: Move) {
  const { absenceId, companyUserId, to, current, proposed, replaced, comment } = move;
  const desired = desiredCharges(to, current, proposed);
  const from = [current, proposed ?? current, replaced ?? current].map(({ startDate }) => startDate).reduce(minDay);
  return { absenceId, companyUserId, desired, from, isNew: isNew(move), reason: move.reason ?? reasonOf(move), comment };
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
  const isRequested = requestedStatuses.includes(from);
  if (isRequested && action === absenceAction.delete) return 'withdrawn';
  return isRequested && action === absenceAction.requestUpdate ? 'changed' : reasons[action];
}

/** The audit line: what happened and when, and never that it was sick leave (absence.47). The log leaves out what stays, so old days stand only beside others. */
function changeOf({ absenceId, companyUserId, from, to, current, proposed, replaced, action }: Move): Change {
  const [old, now] = [loggedVersion(replaced ?? current), loggedVersion(proposed ?? current)];
  const isMoved = old.type !== now.type || old.startDate !== now.startDate || old.endDate !== now.endDate;
  return {
    entity: 'absence',
    entityId: absenceId,
    companyUserId,
    ...(from !== absenceStatus.Unspecified && { before: { status: from, ...(isMoved && old) } }),
    after: { status: to, action, ...now },
  };
}

function loggedVersion({ type, startDate, endDate }: VersionData): { type: number; startDate: string; endDate: string } {
  return { type: confidentialTypes.includes(type) ? absenceType.Absence : type, startDate, endDate };
}
