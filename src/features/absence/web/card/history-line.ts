import type { HistoryLine } from '../../contract/entities.ts';
import { absenceAction, absenceStatus, nameIn, requestedStatuses, type AbsenceAction, type AbsenceStatus } from '../../contract/kinds.ts';

type ActionName = keyof typeof absenceAction;
/** The sentences that tell an absence's story, by their texts. */
export type HistorySentence = ActionName | 'withdraw' | 'change' | 'changeRequest';

const isRequest = (status: AbsenceStatus): boolean => requestedStatuses.includes(status);

/** Which sentence tells what was done: the same action means something else to a request than to what is agreed. */
export function sentenceOf({ action, fromStatus }: Pick<HistoryLine, 'action' | 'fromStatus'>): HistorySentence {
  if (action === absenceAction.delete && isRequest(fromStatus)) return 'withdraw';
  if (action === absenceAction.requestUpdate && isRequest(fromStatus)) return 'changeRequest';
  // A change that nobody was asked for.
  if (action === absenceAction.approveUpdate && fromStatus !== absenceStatus.PendingForUpdate) return 'change';
  return nameIn(absenceAction, action satisfies AbsenceAction);
}
