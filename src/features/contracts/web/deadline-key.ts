import type { ContractRow } from '../contract/entities.ts';
import { deadlineType } from '../contract/kinds.ts';

/** What the next deadline is: that of the notice, or the renewal or end itself. */
export function deadlineKey(row: Pick<ContractRow, 'nextDeadlineType' | 'noticeDate'>): 'notice' | 'renewal' | 'end' {
  if (row.noticeDate) return 'notice';
  return row.nextDeadlineType === deadlineType.renewal ? 'renewal' : 'end';
}
