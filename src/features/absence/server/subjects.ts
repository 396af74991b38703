import type { Facts } from '#features/notifications/contract/facts.ts';
import type { RuleAction } from '#features/notifications/contract/reasons.ts';
import type { Subject } from '#features/notifications/server/public.ts';
import { healthTypes, waitingStatuses, type AbsenceAction } from '../contract/kinds.ts';
import type { TransferDays } from './balance/store-transfer.ts';
import type { ToldEvent } from './store-messages.ts';

/** What somebody asks for, and the illness that they register themselves: whoever decides is told. */
export function isAsked({ by, companyUserId, toStatus, action, type }: ToldEvent): boolean {
  if (by !== companyUserId) return false;
  return waitingStatuses.includes(toStatus) || (action === 1 && healthTypes.includes(type));
}

/** What others do with somebody's absence: the person is told. Requests and what was taken back are no answers. */
export function isAnswered({ by, companyUserId, action, isOver }: ToldEvent): boolean {
  return by !== companyUserId && action !== 7 && action !== 8 && action !== 13 && !isOver;
}

/** What rules call it. */
const askedAs: Readonly<Partial<Record<AbsenceAction, RuleAction>>> = { 1: 'request', 7: 'request', 8: 'delete', 9: 'request' };
const answeredAs: Readonly<Partial<Record<AbsenceAction, RuleAction>>> = {
  2: 'approve',
  3: 'decline',
  4: 'approve',
  5: 'decline',
  6: 'delete',
  10: 'approve',
  11: 'decline',
};

const prefix = 'absence:';

/** The event that a subject is about; undefined when it is about a transfer. */
export function eventIdOf({ key }: Subject): string | undefined {
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

type Deciders = ReadonlyMap<string, readonly string[]>;

/** Towards those who decide: the nearest leader who is there, or who stands in. */
export function askedSubject(event: ToldEvent, deciders: Deciders): Subject {
  const { companyUserId, toStatus, doneOn } = event;
  const action = askedAs[event.action];
  return {
    ...subjectOf(event),
    ...(waitingStatuses.includes(toStatus) && { doneOn }),
    ...(action && { action }),
    recipients: { reportingManager: deciders.get(companyUserId) ?? [] },
  };
}

/** Towards the person. */
export function answeredSubject(event: ToldEvent): Subject {
  const action = answeredAs[event.action];
  return { ...subjectOf(event), ...(action && { action }) };
}

function subjectOf(event: ToldEvent): Subject {
  const { eventId, absenceId, date, companyUserId, by } = event;
  const facts = { day: date, absence: factsOf(event) };
  return { key: `${prefix}${eventId}`, date, companyUserId, by, scope: 'absence', scopeId: absenceId, affectedId: absenceId, facts };
}

/** Illness and care stay -1: what is kept of a notification is no health data (decisions.md §4). */
function factsOf(event: ToldEvent): NonNullable<Facts['absence']> {
  const { absenceId, type, startDate, endDate, portion, recurrence, action, createdBy, createdByName } = event;
  return {
    absenceId,
    type: healthTypes.includes(type) ? -1 : type,
    startDate,
    endDate,
    recurrence: recurrence && recurrenceFacts(recurrence),
    absencePortion: portion,
    notificationAction: action,
    currentVersion: { createdBy: { fullName: createdByName, companyUserId: createdBy } },
  };
}

function recurrenceFacts({ daysOfWeek, interval, startDate, endDate, occurrences }: NonNullable<ToldEvent['recurrence']>) {
  const weekdays = Object.entries(daysOfWeek).flatMap(([weekday, isHit]) => (isHit ? [Number(weekday)] : []));
  return { daysOfWeek: weekdays, interval, startDate, endDate: endDate ?? null, occurrences: occurrences ?? null };
}

export function askedTransfer(row: TransferDays, deciders: Deciders): Subject {
  const { transferId, companyUserId, date, doneOn, requestedBy } = row;
  return {
    ...transferSubject(`transfer:${transferId}`, row),
    date,
    doneOn,
    by: requestedBy,
    action: 'request',
    recipients: { reportingManager: deciders.get(companyUserId) ?? [] },
    facts: { day: date, vacationDaysTransferRequest: transferFacts({ ...row, status: 1 }) },
  };
}

export function answeredTransfer(row: TransferDays): Subject {
  const date = row.doneOn ?? row.date;
  return {
    ...transferSubject(`transfer:${row.transferId}:answer`, row),
    date,
    by: row.decidedBy?.companyUserId ?? null,
    action: row.status === 2 ? 'approve' : 'decline',
    facts: { day: date, vacationDaysTransferRequest: transferFacts(row) },
  };
}

function transferSubject(key: string, { transferId, companyUserId }: TransferDays) {
  return { key, companyUserId, scope: 'transfer', scopeId: transferId, affectedId: transferId };
}

function transferFacts({ days, fromYear, status, decidedBy }: TransferDays): NonNullable<Facts['vacationDaysTransferRequest']> {
  return {
    vacationDays: days,
    year: fromYear,
    vacationDaysTransferStatus: status,
    actionCompanyUser: decidedBy && { fullName: decidedBy.fullName, companyUserId: decidedBy.companyUserId },
    pending: status === 1,
  };
}
