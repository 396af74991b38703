import { addInterval, intervalsUntil, workingDayOnOrBefore, type Interval, type IsFree } from '#kernel/contract/deadlines.ts';
import { contractStatus, contractType, deadlineType, type DeadlineType } from '../kinds.ts';
import { lastEnd, type Terms } from './term-ends.ts';
import type { WhyLine } from '../why.ts';

/** The day, and what the company counts as a working day. */
export interface DeadlineDay {
  today: string;
  isFree: IsFree;
  /** Whether one acts on the working day before a date on which nobody works (contracts.5). */
  movesToWorkingDay: boolean;
}

/** `none`: there is nothing to count from. */
export type DeadlineState = 'upcoming' | 'expired' | 'inactive' | 'none';

/** The next date on which something has to be done about a contract, and why it is that one. */
export interface Deadline {
  state: DeadlineState;
  type: DeadlineType | null;
  /** The date by the contract: of the notice, or of the renewal or end itself. */
  date: string | null;
  /** The same when it is a notice; null when none can be given before it. */
  noticeDate: string | null;
  /** The day on which to act; never after the date. */
  actBy: string | null;
  /** The renewal or end that the deadline belongs to. */
  termEnd: string | null;
  why: readonly WhyLine[];
}

/** The first deadline that is not past (contracts.4). */
export function findDeadline(terms: Terms, day: DeadlineDay): Deadline {
  const { status, endDate } = terms;
  if (status === contractStatus.inactive) return withoutDate('inactive', [{ key: 'inactive' }]);
  if (endDate === null) return withoutDate('none', [{ key: 'noEnd' }]);
  const first: WhyLine = { key: terms.typeId === contractType.automatic ? 'firstEnd' : 'onlyEnd', date: endDate };
  if (status === contractStatus.termination) return lastTerm(terms, { endDate, first }, day);
  return terms.typeId === contractType.automatic
    ? nextRenewal(terms, { endDate, first }, day)
    : theEnd({ ...terms, endDate }, { type: deadlineType.end, why: [first] }, day);
}

interface FirstTerm {
  endDate: string;
  first: WhyLine;
}

/** The running term is the last one, whatever the contract says about renewals. */
function lastTerm(terms: Terms, { endDate, first }: FirstTerm, day: DeadlineDay): Deadline {
  const { renewalInterval } = terms;
  const end = lastEnd(terms, day.today) ?? endDate;
  const times = renewalInterval ? intervalsUntil(endDate, renewalInterval, end) : 0;
  const why: WhyLine[] = [first, ...renewed(renewalInterval, times, end), { key: 'terminated', date: end }];
  return theEnd({ endDate: end, noticePeriod: null }, { type: deadlineType.end, why }, day);
}

function nextRenewal(terms: Terms, { endDate, first }: FirstTerm, day: DeadlineDay): Deadline {
  const { renewalInterval, noticePeriod } = terms;
  const type = deadlineType.renewal;
  if (!renewalInterval) {
    const only = theEnd({ endDate, noticePeriod }, { type, why: [first] }, day);
    const why: WhyLine[] = [...only.why.filter(({ key }) => key !== 'expired'), { key: 'noInterval' }];
    return only.state === 'expired' ? withoutDate('none', why) : { ...only, why };
  }
  const running = intervalsUntil(endDate, renewalInterval, day.today);
  // No notice of an earlier end is still ahead.
  let times = noticePeriod ? intervalsUntil(endDate, renewalInterval, addInterval(day.today, noticePeriod)) : running;
  while (dateIn(addInterval(endDate, renewalInterval, times), noticePeriod) < day.today) times += 1;
  const end = addInterval(endDate, renewalInterval, times);
  const passed = times === running ? [] : missed(addInterval(endDate, renewalInterval, times - 1), noticePeriod);
  const why = [first, ...renewed(renewalInterval, times, end), ...passed];
  return dated({ end, noticePeriod, type, why }, day);
}

/** Of a contract that ends: its notice, then the end itself, then nothing. */
function theEnd(
  { endDate, noticePeriod }: { endDate: string; noticePeriod: Interval | null },
  { type, why }: { type: DeadlineType; why: readonly WhyLine[] },
  day: DeadlineDay,
): Deadline {
  if (endDate < day.today) return { ...withoutDate('expired', [...why, { key: 'expired', date: endDate }]), termEnd: endDate };
  const isMissed = dateIn(endDate, noticePeriod) < day.today;
  if (!isMissed) return dated({ end: endDate, noticePeriod, type, why }, day);
  return dated({ end: endDate, noticePeriod: null, type, why: [...why, ...missed(endDate, noticePeriod)] }, day);
}

function dated(
  { end, noticePeriod, type, why }: { end: string; noticePeriod: Interval | null; type: DeadlineType; why: readonly WhyLine[] },
  { isFree, movesToWorkingDay }: DeadlineDay,
): Deadline {
  const date = dateIn(end, noticePeriod);
  const actBy = movesToWorkingDay ? workingDayOnOrBefore(date, isFree) : date;
  const notice: WhyLine[] = noticePeriod ? [{ key: 'notice', interval: noticePeriod, date }] : [];
  const moved: WhyLine[] = actBy === date ? [] : [{ key: 'actBefore', from: date, date: actBy }];
  return { state: 'upcoming', type, date, noticeDate: noticePeriod && date, actBy, termEnd: end, why: [...why, ...notice, ...moved] };
}

/** The last day for notice of a term, or its end where there is none. */
function dateIn(end: string, noticePeriod: Interval | null): string {
  return noticePeriod ? addInterval(end, noticePeriod, -1) : end;
}

function renewed(interval: Interval | null, times: number, end: string): WhyLine[] {
  return interval && times > 0 ? [{ key: 'renewed', times, interval, date: end }] : [];
}

function missed(end: string, noticePeriod: Interval | null): WhyLine[] {
  return noticePeriod ? [{ key: 'noticePast', date: dateIn(end, noticePeriod) }] : [];
}

function withoutDate(state: DeadlineState, why: readonly WhyLine[]): Deadline {
  return { state, type: null, date: null, noticeDate: null, actBy: null, termEnd: null, why };
}
