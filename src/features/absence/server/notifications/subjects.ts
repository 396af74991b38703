import type { Facts } from '#features/notifications/contract/facts.ts';
import type { RuleAction } from '#features/notifications/contract/reasons.ts';
import type { Subject } from '#features/notifications/server/public.ts';
import type { Named } from '../../contract/entities.ts';
import {
  absenceAction as action,
  absenceType,
  confidentialTypes,
  healthTypes,
  isChangedAtOnce,
  transferStatus,
  waitingStatuses,
  type AbsenceAction,
  type AbsenceType,
} from '../../contract/kinds.ts';
import type { AbsenceReads } from '../absence-call.ts';
import type { TransferDays } from '../balance/store-transfer.ts';
import { confidentialOf } from '../policy.ts';
import { decidersOf, noDeciders, type Deciders } from '../rules/deciders.ts';
import type { AbsenceEvent } from './store-events.ts';

const registered: readonly AbsenceAction[] = [action.create, action.approveUpdate];

/** A request, or sick leave that a person registers or changes themselves: the deciders are notified. */
export function isRequest({ by, companyUserId, toStatus, action: done, type }: AbsenceEvent): boolean {
  if (by !== companyUserId) return false;
  return waitingStatuses.includes(toStatus) || (registered.includes(done) && healthTypes.includes(type));
}

const noOutcomes: readonly AbsenceAction[] = [action.requestNew, action.requestDelete, action.undo];

/** A change by somebody else to a person's absence: the person is notified. Requests and undone decisions are no outcomes. */
export function isOutcome({ by, companyUserId, action: done, isOver }: AbsenceEvent): boolean {
  return by !== companyUserId && !noOutcomes.includes(done) && !isOver;
}

/** The names of actions in notification rules. */
const requestRuleActions: Readonly<Partial<Record<AbsenceAction, RuleAction>>> = {
  [action.create]: 'request',
  [action.approveUpdate]: 'request',
  [action.requestNew]: 'request',
  [action.requestDelete]: 'delete',
  [action.requestUpdate]: 'request',
};
const outcomeRuleActions: Readonly<Partial<Record<AbsenceAction, RuleAction>>> = {
  [action.approveRequest]: 'approve',
  [action.declineRequest]: 'decline',
  [action.approveDelete]: 'approve',
  [action.declineDelete]: 'decline',
  [action.delete]: 'delete',
  [action.approveUpdate]: 'approve',
  [action.declineUpdate]: 'decline',
};

/** The subject of a notification about an absence, with the data for its mails; `reads` belongs to the transaction that creates it. */
export interface AbsenceSubject extends Subject {
  event: AbsenceEvent;
  reads: AbsenceReads;
}

export function isAbsenceSubject(subject: Subject): subject is AbsenceSubject {
  return 'event' in subject;
}

type DecidersByPerson = ReadonlyMap<string, Deciders>;

/** For the deciders: the nearest manager who is not absent, or their deputy; the next leader too once it was escalated. */
export function requestSubject(reads: AbsenceReads, event: AbsenceEvent, deciders: DecidersByPerson): AbsenceSubject {
  const { companyUserId, toStatus, doneOn } = event;
  const ruleAction = requestRuleActions[event.action];
  return {
    ...subjectOf(reads, event),
    ...(waitingStatuses.includes(toStatus) && { doneOn }),
    ...(ruleAction && { action: ruleAction }),
    recipients: {
      reportingManager: idsOf(decidersOf(deciders.get(companyUserId) ?? noDeciders, { ...event, type: requestedTypeOf(event) })),
    },
  };
}

/** The type that decides whom a request reaches. */
export function requestedTypeOf({ heldType, type }: AbsenceEvent): AbsenceType {
  return confidentialOf(heldType, type);
}

/** For the person concerned. What is changed at once has the action of an approval for rules; `isDirect` gives it its own sentence. */
export function outcomeSubject(reads: AbsenceReads, event: AbsenceEvent): AbsenceSubject {
  const ruleAction = outcomeRuleActions[event.action];
  return { ...subjectOf(reads, event), ...(ruleAction && { action: ruleAction }) };
}

function idsOf(deciders: readonly Named[]): string[] {
  return deciders.map(({ companyUserId }) => companyUserId);
}

function subjectOf(reads: AbsenceReads, event: AbsenceEvent): AbsenceSubject {
  const { eventId, absenceId, date, companyUserId, by } = event;
  const key = `absence:${eventId}`;
  const facts = { day: date, absence: factsOf(event) };
  return { key, date, companyUserId, by, scope: 'absence', scopeId: absenceId, affectedId: absenceId, facts, event, reads };
}

/** Confidential types stay -1: a stored notification names none of them (absence.51). */
function factsOf(event: AbsenceEvent): NonNullable<Facts['absence']> {
  const isDirect = isChangedAtOnce(event);
  const { absenceId, type, startDate, endDate, portion, recurrence, action: done, createdBy, createdByName } = event;
  return {
    absenceId,
    type: confidentialTypes.includes(type) ? absenceType.Absence : type,
    startDate,
    endDate,
    recurrence: recurrence && recurrenceFacts(recurrence),
    absencePortion: portion,
    notificationAction: done,
    ...(isDirect && { isDirect }),
    currentVersion: { createdBy: { fullName: createdByName, companyUserId: createdBy } },
  };
}

function recurrenceFacts({ daysOfWeek, interval, startDate, endDate, occurrences }: NonNullable<AbsenceEvent['recurrence']>) {
  const weekdays = Object.entries(daysOfWeek).flatMap(([weekday, isIncluded]) => (isIncluded ? [Number(weekday)] : []));
  return { daysOfWeek: weekdays, interval, startDate, endDate: endDate ?? null, occurrences: occurrences ?? null };
}

export function transferRequestSubject(row: TransferDays, deciders: DecidersByPerson): Subject {
  const { transferId, companyUserId, date, doneOn, requestedBy } = row;
  return {
    ...transferSubject(`transfer:${transferId}`, row),
    date,
    doneOn,
    by: requestedBy,
    action: 'request',
    recipients: { reportingManager: idsOf(decidersOf(deciders.get(companyUserId) ?? noDeciders, { ...row, type: absenceType.Vacation })) },
    facts: { day: date, vacationDaysTransferRequest: transferFacts({ ...row, status: transferStatus.pending }) },
  };
}

export function transferOutcomeSubject(row: TransferDays): Subject {
  const date = row.doneOn ?? row.date;
  return {
    ...transferSubject(`transfer:${row.transferId}:answer`, row),
    date,
    by: row.decidedBy?.companyUserId ?? null,
    action: row.status === transferStatus.approved ? 'approve' : 'decline',
    facts: { day: date, vacationDaysTransferRequest: transferFacts(row) },
  };
}

/** By an administrator, who needs nobody's decision. */
export function isTransferredAtOnce({ decidedBy, requestedBy }: TransferDays): boolean {
  return decidedBy !== null && decidedBy.companyUserId === requestedBy;
}

function transferSubject(key: string, { transferId, companyUserId }: TransferDays) {
  return { key, companyUserId, scope: 'transfer', scopeId: transferId, affectedId: transferId };
}

function transferFacts(row: TransferDays): NonNullable<Facts['vacationDaysTransferRequest']> {
  const { days, fromYear, status, decidedBy } = row;
  const isDirect = isTransferredAtOnce(row);
  return {
    ...(isDirect && { isDirect }),
    vacationDays: days,
    year: fromYear,
    vacationDaysTransferStatus: status,
    actionCompanyUser: decidedBy && { fullName: decidedBy.fullName, companyUserId: decidedBy.companyUserId },
    pending: status === transferStatus.pending,
  };
}
