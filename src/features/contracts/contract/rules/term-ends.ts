import { addInterval, intervalsUntil, type Interval } from '#kernel/contract/deadlines.ts';
import { contractStatus, contractType, type ContractStatus, type ContractType } from '../kinds.ts';

/** What the dates of a contract follow from. */
export interface Terms {
  status: ContractStatus;
  typeId: ContractType;
  /** The end of the first term, as it was typed. */
  endDate: string | null;
  renewalInterval: Interval | null;
  noticePeriod: Interval | null;
  /** The day on which its status became Termination: the term that ran then is the last. */
  terminatedOn: string | null;
}

/** The end of the last term, of a contract that does not renew on and on; null of the others, and without an end. */
export function lastEnd(terms: Terms, today: string): string | null {
  const { status, typeId, endDate, renewalInterval, terminatedOn } = terms;
  if (status === contractStatus.inactive || endDate === null) return null;
  const isRenewed = typeId === contractType.automatic && renewalInterval !== null;
  if (!isRenewed) return endDate;
  if (status !== contractStatus.termination) return null;
  return addInterval(endDate, renewalInterval, intervalsUntil(endDate, renewalInterval, terminatedOn ?? today));
}

/** The first end of a term on or after a day; null when there is none. */
export function endFrom(terms: Terms, day: string, today: string): string | null {
  const { status, endDate, renewalInterval } = terms;
  if (status === contractStatus.inactive || endDate === null) return null;
  const last = lastEnd(terms, today);
  if (last !== null || !renewalInterval) return last !== null && last >= day ? last : null;
  return addInterval(endDate, renewalInterval, intervalsUntil(endDate, renewalInterval, day));
}

/** The day of termination: the day on which the status became so, and none with another status. */
export function terminationDay(status: ContractStatus, former: string | null, today: string): string | null {
  return status === contractStatus.termination ? (former ?? today) : null;
}
