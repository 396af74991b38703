import { addInterval, intervalsUntil } from '#kernel/contract/deadlines.ts';
import { contractType } from '../kinds.ts';
import type { LifePoint } from '../entities.ts';
import type { Deadline } from './deadline.ts';
import { lastEnd, type Terms } from './term-ends.ts';

/** How many renewals before the next deadline are shown. */
export const maxRenewals = 5;

interface Life {
  terms: Terms;
  startDate: string | null;
  deadline: Deadline;
  notifications: readonly { notificationId: string; date: string | null; active: boolean }[];
  amendments: readonly { contractId: string; name: string; startDate: string | null }[];
  today: string;
}

const order: readonly LifePoint['kind'][] = [
  'start',
  'amendment',
  'firstEnd',
  'renewal',
  'notification',
  'actBy',
  'notice',
  'end',
  'today',
];

/** The life of a contract as points in order of days (contracts.7). */
export function lifeLine({ terms, startDate, deadline, notifications, amendments, today }: Life): LifePoint[] {
  const point = (kind: LifePoint['kind'], date: string | null, more: { id?: string; name?: string } = {}): LifePoint[] =>
    date === null ? [] : [{ kind, date, ...more, isPast: date < today }];
  const points = [
    ...point('start', startDate),
    ...endsOf(terms, deadline, today).flatMap(({ kind, date }) => point(kind, date)),
    ...point('notice', deadline.noticeDate),
    ...(deadline.actBy === deadline.date ? [] : point('actBy', deadline.actBy)),
    ...notifications
      .filter(({ active }) => active)
      .flatMap(({ notificationId, date }) => point('notification', date, { id: notificationId })),
    ...amendments.flatMap(({ contractId, name, startDate: from }) => point('amendment', from, { id: contractId, name })),
    ...point('today', today),
  ];
  return points.toSorted((a, b) => a.date.localeCompare(b.date) || order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** The ends of terms from the first to that of the next deadline; of many renewals the last ones. */
function endsOf(terms: Terms, { termEnd }: Deadline, today: string): { kind: 'firstEnd' | 'renewal' | 'end'; date: string }[] {
  const { endDate, renewalInterval, typeId } = terms;
  if (endDate === null) return [];
  const last = renewalInterval ? lastEnd(terms, today) : null;
  const until = termEnd ?? endDate;
  const count = renewalInterval ? intervalsUntil(endDate, renewalInterval, until) : 0;
  const shown = Array.from({ length: Math.min(count, maxRenewals) }, (_unused, place) => count - place).toReversed();
  const renewals = renewalInterval ? shown.map((times) => addInterval(endDate, renewalInterval, times)) : [];
  const firstKind = typeId === contractType.automatic ? 'firstEnd' : 'end';
  return [
    { kind: endDate === last ? 'end' : firstKind, date: endDate },
    ...renewals.map((date) => ({ kind: date === last ? ('end' as const) : ('renewal' as const), date })),
  ];
}
