import type { Refused } from '#kernel/server/failure.ts';
import {
  absenceAction as action,
  absenceStatus as statuses,
  absenceType,
  decisionActions,
  healthTypes,
  requestedStatuses,
  undoSeconds,
  waitingStatuses,
  type AbsenceAction,
  type AbsenceStatus,
  type AbsenceType,
} from '../../contract/kinds.ts';

/** As what somebody acts: for oneself; for oneself where the company approves automatically; deciding; registering for others. */
export type ActingRole = 'own' | 'automatic' | 'decider' | 'administrator';
type To = AbsenceStatus | 'former';
type Move = readonly [AbsenceAction, To, ...ActingRole[]];

const waiting: readonly Move[] = [
  [action.requestUpdate, statuses.RequestUpdated, 'own', 'administrator'],
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

/** Every move there is (absence.15); any other is refused. */
const moves: Readonly<Record<AbsenceStatus, readonly Move[]>> = {
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

/** Why each action has no move from a status. */
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
// The compiler follows one action from its key to its code only through a mapped type.
const codesByAction: { [Tried in AbsenceAction]: (status: AbsenceStatus) => RefusalCodes[Tried] } = refusalCodes;

/** That an action is refused, with the codes that this action can have. */
export type RefusedMove<Tried extends AbsenceAction> = Refused<RefusalCodes[Tried] | 'common.Forbidden'>;

interface Attempt<Tried extends AbsenceAction = AbsenceAction> {
  status: AbsenceStatus;
  action: Tried;
  role: ActingRole;
}

/** Where an action leads, or why not. `undo` leads to the former status, which `undoOf` tells. */
export function transition<Tried extends AbsenceAction>({ status, action: tried, role }: Attempt<Tried>): { to: To } | RefusedMove<Tried> {
  const move = moves[status].find(([each]) => each === tried);
  if (!move) return { refusal: codesByAction[tried](status) };
  const [, to, ...allowed] = move;
  return allowed.includes(role) ? { to } : { refusal: 'common.Forbidden' };
}

/** Whether somebody may do it now in this role. */
export function mayDo(attempt: Attempt): boolean {
  return 'to' in transition(attempt);
}

function isDeleted(status: AbsenceStatus): boolean {
  return status === statuses.ApprovedDelete || status === statuses.Deleted;
}

/** Which decision a yes or a no to what waits is; null when nothing waits. */
export function decisionOn(status: AbsenceStatus, isYes: boolean): AbsenceAction | null {
  if (status === statuses.PendingForDeletion) return isYes ? action.approveDelete : action.declineDelete;
  if (status === statuses.PendingForUpdate) return isYes ? action.approveUpdate : action.declineUpdate;
  if (!requestedStatuses.includes(status)) return null;
  return isYes ? action.approveRequest : action.declineRequest;
}

/** Illness is registered, not asked for, and statutory leave cannot be declined; a change or deletion always can (absence.19). */
export function mayDecline(status: AbsenceStatus, type: AbsenceType, isStatutory: boolean): boolean {
  if (status === statuses.PendingForDeletion || status === statuses.PendingForUpdate) return true;
  return !healthTypes.includes(type) && !(type === absenceType.Leave && isStatutory);
}

/** The last thing that happened to an absence. */
export interface LastEvent {
  action: AbsenceAction;
  fromStatus: AbsenceStatus;
  by: string | null;
  at: Date;
}

/** Where undoing the last event leads, and until when: only a decision, by whom it was made, within 30 seconds. Null: it cannot be undone. */
export function undoOf(event: LastEvent, by: string, now: Date): { to: AbsenceStatus; until: Date } | null {
  const until = new Date(event.at.getTime() + undoSeconds * 1000);
  const isDecision = decisionActions.includes(event.action) && waitingStatuses.includes(event.fromStatus);
  return isDecision && event.by === by && now <= until ? { to: event.fromStatus, until } : null;
}
