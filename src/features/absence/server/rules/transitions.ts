import { findTransition, type Transition, type TransitionTable } from '#kernel/contract/transitions.ts';
import type { Refused } from '#kernel/server/failure.ts';
import {
  absenceAction as action,
  absenceStatus as statuses,
  isDecision,
  requestedStatuses,
  undoSeconds,
  type AbsenceAction,
  type AbsenceStatus,
} from '../../contract/kinds.ts';

/** The role of an action: for oneself; for oneself with automatic approval; as decider; as administrator for others. */
export type ActingRole = 'own' | 'automatic' | 'decider' | 'administrator';
type To = AbsenceStatus | 'former';
type Move = Transition<AbsenceAction, To, ActingRole>;

const waiting: readonly Move[] = [
  [action.requestUpdate, statuses.RequestUpdated, 'own', 'administrator'],
  // Into illness, which is registered.
  [action.create, statuses.Approved, 'automatic', 'administrator'],
  [action.approveRequest, statuses.Approved, 'decider'],
  [action.declineRequest, statuses.Declined, 'decider'],
  [action.delete, statuses.Deleted, 'own', 'administrator'],
];
const agreed: readonly Move[] = [
  [action.requestUpdate, statuses.PendingForUpdate, 'own'],
  [action.requestDelete, statuses.PendingForDeletion, 'own'],
  [action.approveUpdate, statuses.ApprovedUpdate, 'automatic', 'administrator'],
  [action.delete, statuses.Deleted, 'automatic', 'administrator'],
];
const undo: Move = [action.undo, 'former', 'decider'];

/** All allowed transitions (absence.15); any other is refused. */
const moves: TransitionTable<AbsenceStatus, AbsenceAction, To, ActingRole> = {
  [statuses.Unspecified]: [
    [action.requestNew, statuses.Created, 'own'],
    [action.create, statuses.Approved, 'automatic', 'administrator'],
  ],
  [statuses.Created]: waiting,
  [statuses.Approved]: [...agreed, undo],
  [statuses.Declined]: [undo],
  [statuses.PendingForDeletion]: [
    [action.approveDelete, statuses.ApprovedDelete, 'decider'],
    [action.declineDelete, statuses.DeclinedDelete, 'decider'],
  ],
  [statuses.ApprovedDelete]: [undo],
  [statuses.DeclinedDelete]: [...agreed, undo],
  [statuses.Deleted]: [],
  [statuses.PendingForUpdate]: [
    [action.approveUpdate, statuses.ApprovedUpdate, 'decider'],
    [action.declineUpdate, statuses.DeclinedUpdate, 'decider'],
    [action.cancelUpdate, statuses.UpdateCancelled, 'own', 'administrator'],
  ],
  [statuses.ApprovedUpdate]: [...agreed, undo],
  [statuses.DeclinedUpdate]: [...agreed, undo],
  [statuses.RequestUpdated]: waiting,
  [statuses.UpdateCancelled]: agreed,
};

const refuseAddition = () => 'absence.FailedToAdd' as const;
const refuseDecision = () => 'absence.AlreadyDecided' as const;
const refuseWithdrawal = (status: AbsenceStatus) => (isDeleted(status) ? 'absence.AlreadyDeleted' : 'absence.NotWaiting');
const refuseChange = (status: AbsenceStatus) =>
  status === statuses.PendingForDeletion ? 'absence.PendingDeleteAlready' : refuseWithdrawal(status);

/** The refusal code of each action without a transition from a status. */
const refusalCodes = {
  [action.create]: refuseAddition,
  [action.requestNew]: refuseAddition,
  [action.approveRequest]: refuseDecision,
  [action.declineRequest]: refuseDecision,
  [action.approveDelete]: refuseDecision,
  [action.declineDelete]: refuseDecision,
  [action.approveUpdate]: refuseDecision,
  [action.declineUpdate]: refuseDecision,
  [action.delete]: refuseChange,
  [action.requestDelete]: refuseChange,
  [action.requestUpdate]: refuseChange,
  [action.cancelUpdate]: refuseWithdrawal,
  [action.undo]: () => 'absence.UndoTooLate' as const,
};
type RefusalCodes = { [Tried in AbsenceAction]: ReturnType<(typeof refusalCodes)[Tried]> };
// A mapped type keeps each action tied to its own codes.
const codesByAction: { [Tried in AbsenceAction]: (status: AbsenceStatus) => RefusalCodes[Tried] } = refusalCodes;

/** The refusal of an action, with the codes that this action can have. */
export type RefusedMove<Tried extends AbsenceAction> = Refused<RefusalCodes[Tried] | 'common.Forbidden'>;

interface Attempt<Tried extends AbsenceAction = AbsenceAction> {
  status: AbsenceStatus;
  action: Tried;
  role: ActingRole;
}

/** The new status after an action, or the refusal. `undo` restores the former status, which `undoOf` returns. */
export function transition<Tried extends AbsenceAction>({ status, action: tried, role }: Attempt<Tried>): { to: To } | RefusedMove<Tried> {
  const found = findTransition(moves, { status, action: tried, actor: role });
  if ('to' in found) return found;
  return { refusal: found.refused === 'forbidden' ? 'common.Forbidden' : codesByAction[tried](status) };
}

/** Whether an action is allowed in this role. */
export function mayDo(attempt: Attempt): boolean {
  return 'to' in transition(attempt);
}

function isDeleted(status: AbsenceStatus): boolean {
  return status === statuses.ApprovedDelete || status === statuses.Deleted;
}

/** The action for approving or declining what is pending; null when nothing is pending. */
export function decisionOn(status: AbsenceStatus, isYes: boolean): AbsenceAction | null {
  if (status === statuses.PendingForDeletion) return isYes ? action.approveDelete : action.declineDelete;
  if (status === statuses.PendingForUpdate) return isYes ? action.approveUpdate : action.declineUpdate;
  if (!requestedStatuses.includes(status)) return null;
  return isYes ? action.approveRequest : action.declineRequest;
}

/** The last event of an absence. */
export interface LastEvent {
  action: AbsenceAction;
  fromStatus: AbsenceStatus;
  by: string | null;
  at: Date;
}

/** The status after undoing the last event, and until when: only a decision, by its author, within 30 seconds. Null: it cannot be undone. */
export function undoOf(event: LastEvent, by: string, now: Date): { to: AbsenceStatus; until: Date } | null {
  const until = new Date(event.at.getTime() + undoSeconds * 1000);
  return isDecision(event) && event.by === by && now <= until ? { to: event.fromStatus, until } : null;
}
