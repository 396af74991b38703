import type { HistoryLine } from '../../contract/entities.ts';
import { absenceAction, isChangedAtOnce, nameIn, requestedStatuses, type AbsenceAction, type AbsenceStatus } from '../../contract/kinds.ts';

type ActionName = keyof typeof absenceAction;
/** The keys of the sentences in an absence's history. */
export type HistorySentence = ActionName | 'withdraw' | 'change' | 'changeRequest';

const isRequest = (status: AbsenceStatus): boolean => requestedStatuses.includes(status);

/** The sentence for an action: the same action has different sentences for a request and for approved absence. */
export function sentenceOf({ action, fromStatus }: Pick<HistoryLine, 'action' | 'fromStatus'>): HistorySentence {
  if (action === absenceAction.delete && isRequest(fromStatus)) return 'withdraw';
  if (action === absenceAction.requestUpdate && isRequest(fromStatus)) return 'changeRequest';
  if (isChangedAtOnce({ action, fromStatus })) return 'change';
  return nameIn(absenceAction, action satisfies AbsenceAction);
}
