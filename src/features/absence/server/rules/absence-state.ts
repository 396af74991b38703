import { absenceAction as action, absenceStatus, agreedStatuses, type AbsenceAction, type AbsenceStatus } from '../../contract/kinds.ts';

/** The status of an absence and its versions; `proposed` only while a change is pending. */
export interface AbsenceState {
  status: AbsenceStatus;
  current: number;
  proposed: number | null;
}

/** One event: the version before it, and the version it refers to if different. */
export interface HistoryEvent {
  action: AbsenceAction;
  fromStatus: AbsenceStatus;
  toStatus: AbsenceStatus;
  oldNumber: number | null;
  newNumber: number | null;
}

/** Before any event. */
export const initialState: AbsenceState = { status: absenceStatus.Unspecified, current: 0, proposed: null };
const replacing: readonly AbsenceAction[] = [action.create, action.requestNew, action.requestUpdate, action.approveUpdate];

/**
 * Applies an event to an absence. A requested change becomes the current version only when it is approved; undoing a decision
 * restores the state recorded in the event. So the events alone determine the status.
 */
export function applyEvent(before: AbsenceState, event: HistoryEvent): AbsenceState {
  const { toStatus: status, oldNumber, newNumber } = event;
  const isRequested = event.action === action.requestUpdate && agreedStatuses.includes(event.fromStatus);
  if (isRequested) return { status, current: before.current, proposed: newNumber };
  if (status === absenceStatus.PendingForUpdate) return { status, current: oldNumber ?? before.current, proposed: newNumber };
  const isReplacing = replacing.includes(event.action);
  return { status, current: isReplacing ? (newNumber ?? before.current) : before.current, proposed: null };
}

/** The status and versions after all events, oldest first. */
export function replayEvents(events: readonly HistoryEvent[]): AbsenceState {
  let standing = initialState;
  for (const event of events) standing = applyEvent(standing, event);
  return standing;
}
