import {
  absenceAction as action,
  healthTypes,
  undoSeconds,
  waitingStatuses,
  type AbsenceAction,
  type AbsenceStatus,
  type AbsenceType,
} from '../../contract/kinds.ts';

/**
 * In which right somebody acts: for oneself; for oneself where the company approves by itself; as the one who decides; as one who may
 * register for others.
 */
export type Who = 'own' | 'automatic' | 'decider' | 'administrator';
type To = AbsenceStatus | 'former';
type Move = readonly [AbsenceAction, To, ...Who[]];
export type Refusal =
  | 'absence.FailedToAdd'
  | 'absence.AlreadyDeleted'
  | 'absence.PendingDeleteAlready'
  | 'absence.AlreadyDecided'
  | 'absence.NotWaiting'
  | 'absence.UndoTooLate'
  | 'common.Forbidden';

const waiting: readonly Move[] = [
  [action.requestUpdate, 11, 'own', 'administrator'],
  [action.approveRequest, 2, 'decider'],
  [action.declineRequest, 3, 'decider'],
  [action.delete, 7, 'own', 'administrator'],
];
const agreed: readonly Move[] = [
  [action.requestUpdate, 8, 'own'],
  [action.requestDelete, 4, 'own'],
  [action.approveUpdate, 9, 'automatic', 'administrator'],
  [action.delete, 7, 'automatic', 'administrator'],
];
const undo: Move = [action.undo, 'former', 'decider'];

/** Every move there is (decisions.md §6); what does not stand here does not happen. */
const moves: Readonly<Record<AbsenceStatus, readonly Move[]>> = {
  0: [
    [action.requestNew, 1, 'own'],
    [action.create, 2, 'automatic', 'administrator'],
  ],
  1: waiting,
  2: [...agreed, undo],
  3: [undo],
  4: [
    [action.approveDelete, 5, 'decider'],
    [action.declineDelete, 6, 'decider'],
  ],
  5: [undo],
  6: [...agreed, undo],
  7: [],
  8: [
    [action.approveUpdate, 9, 'decider'],
    [action.declineUpdate, 10, 'decider'],
    [action.cancelUpdate, 12, 'own', 'administrator'],
  ],
  9: [...agreed, undo],
  10: [...agreed, undo],
  11: waiting,
  12: agreed,
};

interface Attempt {
  status: AbsenceStatus;
  action: AbsenceAction;
  who: Who;
}

/** Where an action leads, or why not. `undo` leads to the former status, which `undoOf` tells. */
export function transition({ status, action: tried, who }: Attempt): { to: To } | { refusal: Refusal } {
  const move = moves[status].find(([each]) => each === tried);
  if (!move) return { refusal: refusalOf(status, tried) };
  const [, to, ...allowed] = move;
  return allowed.includes(who) ? { to } : { refusal: 'common.Forbidden' };
}

/** Whether somebody in this right may do it now. */
export function mayDo(attempt: Attempt): boolean {
  return 'to' in transition(attempt);
}

const decisions: readonly AbsenceAction[] = [2, 3, 4, 5, 10, 11];

function refusalOf(status: AbsenceStatus, tried: AbsenceAction): Refusal {
  if (tried === action.create || tried === action.requestNew) return 'absence.FailedToAdd';
  if (tried === action.undo) return 'absence.UndoTooLate';
  if (decisions.includes(tried)) return 'absence.AlreadyDecided';
  if (status === 5 || status === 7) return 'absence.AlreadyDeleted';
  return status === 4 && tried !== action.cancelUpdate ? 'absence.PendingDeleteAlready' : 'absence.NotWaiting';
}

/** Which decision a yes or a no to what waits is; null when nothing waits. */
export function decisionOn(status: AbsenceStatus, isYes: boolean): AbsenceAction | null {
  if (status === 4) return isYes ? action.approveDelete : action.declineDelete;
  if (status === 8) return isYes ? action.approveUpdate : action.declineUpdate;
  if (status === 1 || status === 11) return isYes ? action.approveRequest : action.declineRequest;
  return null;
}

/** Illness is registered, not asked for; leave may be declined only where no law gives it (decisions.md §6). A change or deletion always may. */
export function mayDecline(status: AbsenceStatus, type: AbsenceType, isStatutory: boolean): boolean {
  if (status === 4 || status === 8) return true;
  return !healthTypes.includes(type) && !(type === 7 && isStatutory);
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
  const isDecision = decisions.includes(event.action) && waitingStatuses.includes(event.fromStatus);
  return isDecision && event.by === by && now <= until ? { to: event.fromStatus, until } : null;
}
