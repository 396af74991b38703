import { absenceAction as action, agreedStatuses, type AbsenceAction, type AbsenceStatus } from '../../contract/kinds.ts';

/** Where an absence stands and by which of its versions; `proposed` only while a change waits. */
export interface Standing {
  status: AbsenceStatus;
  current: number;
  proposed: number | null;
}

/** One thing that happened: the version that held before, and the one that this is about when it is another. */
export interface StoryEvent {
  action: AbsenceAction;
  fromStatus: AbsenceStatus;
  toStatus: AbsenceStatus;
  oldNumber: number | null;
  newNumber: number | null;
}

/** Before anything happened. */
export const notYet: Standing = { status: 0, current: 0, proposed: null };
const replacing: readonly AbsenceAction[] = [action.create, action.requestNew, action.requestUpdate, action.approveUpdate];

/**
 * What an event makes of an absence. A change that was asked for becomes the version that holds only when it is approved; an undone decision
 * leaves all as the event says it was before. So the events alone tell where an absence stands.
 */
export function follow(before: Standing, event: StoryEvent): Standing {
  const { toStatus: status, oldNumber, newNumber } = event;
  const isAsking = event.action === action.requestUpdate && agreedStatuses.includes(event.fromStatus);
  if (isAsking) return { status, current: before.current, proposed: newNumber };
  if (status === 8) return { status, current: oldNumber ?? before.current, proposed: newNumber };
  const isReplacing = replacing.includes(event.action);
  return { status, current: isReplacing ? (newNumber ?? before.current) : before.current, proposed: null };
}

/** Where an absence stands after its whole story, oldest first. */
export function replayed(events: readonly StoryEvent[]): Standing {
  let standing = notYet;
  for (const event of events) standing = follow(standing, event);
  return standing;
}
