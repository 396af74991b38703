import {
  notifiedAbsenceAction,
  notifiedAbsenceType,
  transferStatus as notifiedTransferStatus,
} from '#features/notifications/contract/notified-absence.ts';

/** The types of absence (absence.11). -1 is shown to users who may not see the type. */
export const absenceType = {
  Absence: -1,
  SickLeaveSelfReported: 3,
  SickLeaveMedicalReported: 4,
  CareDays: 5,
  ...notifiedAbsenceType,
} as const;
/** The types that can be registered, by number. */
export const absenceTypes = [
  absenceType.Vacation,
  absenceType.HomeOffice,
  absenceType.SickLeaveSelfReported,
  absenceType.SickLeaveMedicalReported,
  absenceType.CareDays,
  absenceType.TimeOff,
  absenceType.Leave,
  absenceType.Other,
  absenceType.OffsiteWork,
] as const;
export type AbsenceType = (typeof absenceTypes)[number];
/** A type as shown to a user. */
export type ShownAbsenceType = AbsenceType | typeof absenceType.Absence;

type HealthType = typeof absenceType.SickLeaveSelfReported | typeof absenceType.SickLeaveMedicalReported | typeof absenceType.CareDays;
/** Health data: registered, and never declined (absence.19). */
export const healthTypes: readonly ShownAbsenceType[] = [
  absenceType.SickLeaveSelfReported,
  absenceType.SickLeaveMedicalReported,
  absenceType.CareDays,
];
/** The person's own illness; given back when it meets vacation (absence.71). */
export const ownIllnessTypes: readonly ShownAbsenceType[] = [absenceType.SickLeaveSelfReported, absenceType.SickLeaveMedicalReported];
export function isHealthType(type: ShownAbsenceType): type is HealthType {
  return healthTypes.includes(type);
}
/**
 * Types that only the person, the nearest manager or their deputy and administrators see by name (roles.19). Time off, leave and other absence are
 * among them: if only illness were hidden, what is hidden would be illness.
 */
export const confidentialTypes: readonly ShownAbsenceType[] = [...healthTypes, absenceType.TimeOff, absenceType.Leave, absenceType.Other];
/** For whom a day is a working day, of the people that a reader sees (home.6). */
export const whoWorks = ['everybody', 'some', 'nobody'] as const;
export type WhoWorks = (typeof whoWorks)[number];

/** Work at another place: visible to everybody, and overlapping only with its own type (absence.30, absence.50). */
export const workingTypes: readonly ShownAbsenceType[] = [absenceType.HomeOffice, absenceType.OffsiteWork];

/** The part of a day (absence.11). */
export const absencePortion = { FullDay: 0, FirstHalf: 1, LastHalf: 2 } as const;
export const absencePortions = Object.values(absencePortion);
export type AbsencePortion = (typeof absencePortions)[number];

/** The statuses of an absence (absence.12). */
export const absenceStatus = {
  Unspecified: 0,
  Created: 1,
  Approved: 2,
  Declined: 3,
  PendingForDeletion: 4,
  ApprovedDelete: 5,
  DeclinedDelete: 6,
  Deleted: 7,
  PendingForUpdate: 8,
  ApprovedUpdate: 9,
  DeclinedUpdate: 10,
  RequestUpdated: 11,
  UpdateCancelled: 12,
} as const;
export const absenceStatuses = Object.values(absenceStatus);
export type AbsenceStatus = (typeof absenceStatuses)[number];

/** Statuses that count in balance, overlap and calendar (absence.14). */
export const countingStatuses: readonly AbsenceStatus[] = [
  absenceStatus.Created,
  absenceStatus.Approved,
  absenceStatus.PendingForDeletion,
  absenceStatus.DeclinedDelete,
  absenceStatus.PendingForUpdate,
  absenceStatus.ApprovedUpdate,
  absenceStatus.DeclinedUpdate,
  absenceStatus.RequestUpdated,
  absenceStatus.UpdateCancelled,
];
/** Statuses that need a decision: a new request, a deletion, a change. */
export const waitingStatuses: readonly AbsenceStatus[] = [
  absenceStatus.Created,
  absenceStatus.PendingForDeletion,
  absenceStatus.PendingForUpdate,
  absenceStatus.RequestUpdated,
];
/** Requested, and not approved in any version. */
export const requestedStatuses: readonly AbsenceStatus[] = [absenceStatus.Created, absenceStatus.RequestUpdated];
/** Approved, with nothing pending. */
export const agreedStatuses: readonly AbsenceStatus[] = [
  absenceStatus.Approved,
  absenceStatus.DeclinedDelete,
  absenceStatus.ApprovedUpdate,
  absenceStatus.DeclinedUpdate,
  absenceStatus.UpdateCancelled,
];
/** Approved, whether or not a change or deletion is pending: the person is absent. */
export const effectiveStatuses: readonly AbsenceStatus[] = [
  absenceStatus.Approved,
  absenceStatus.PendingForDeletion,
  absenceStatus.DeclinedDelete,
  absenceStatus.PendingForUpdate,
  absenceStatus.ApprovedUpdate,
  absenceStatus.DeclinedUpdate,
  absenceStatus.UpdateCancelled,
];

/** The actions on an absence (absence.13); `undo` reverts a decision, and nobody is notified of it. */
export const absenceAction = { ...notifiedAbsenceAction, undo: 13 } as const;
export const absenceActions = Object.values(absenceAction);
export type AbsenceAction = (typeof absenceActions)[number];
/** Decisions on pending requests. */
export const decisionActions: readonly AbsenceAction[] = [
  absenceAction.approveRequest,
  absenceAction.declineRequest,
  absenceAction.approveDelete,
  absenceAction.declineDelete,
  absenceAction.approveUpdate,
  absenceAction.declineUpdate,
];
/** Whether an event decided a pending request: a change that needed no decision has the action of an approved one. */
export const isDecision = ({ action, fromStatus }: { action: AbsenceAction; fromStatus: AbsenceStatus }): boolean =>
  decisionActions.includes(action) && waitingStatuses.includes(fromStatus);
/** Whether an event changed an approved absence at once, without a decision. */
export const isChangedAtOnce = (event: { action: AbsenceAction; fromStatus: AbsenceStatus }): boolean =>
  event.action === absenceAction.approveUpdate && !isDecision(event);
/** Requests. */
export const requestActions: readonly AbsenceAction[] = [
  absenceAction.requestNew,
  absenceAction.requestDelete,
  absenceAction.requestUpdate,
];

/** The statuses of a transfer of vacation days (absence.35). */
export const transferStatus = { ...notifiedTransferStatus } as const;
export const transferStatuses = Object.values(transferStatus);
export type TransferStatus = (typeof transferStatuses)[number];

/** The kinds of ledger lines (absence.31). */
export const ledgerKinds = [
  'allowance',
  'transferIn',
  'transferOut',
  'taken',
  'reserved',
  'correction',
  'carriedIn',
  'carriedOut',
  'expired',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** The maximum length of a request, and how far ahead it may start: one year (absence.20). */
export const longestAbsenceYears = 1;
/** How many days back employees may register their own sick leave and care days (absence.20). */
export const ownHealthDaysBack = 14;
/** What is wrong with the dates of a request, in `details` of its refusal (absence.20, absence.21). */
export type WrongDates = 'order' | 'long' | 'far' | 'past' | 'daysBack' | 'yearBack' | 'half';
/** How long a decision can be undone, in seconds; notifications are delayed by the same time. */
export const undoSeconds = 30;
/** How much later an undo may arrive, for a slow network. */
export const undoGraceSeconds = 5;
export const commentLength = 500;

type NameIn<Numbers extends Readonly<Record<string, number>>> = keyof Numbers & string;

/** The name of a number in this file, which texts, mails and exports use as a key: `nameIn(absenceType, 1)` is `Vacation`. */
export function nameIn<const Numbers extends Readonly<Record<string, number>>>(
  numbers: Numbers,
  value: Numbers[keyof Numbers],
): NameIn<Numbers> {
  const name = Object.keys(numbers).find((one): one is NameIn<Numbers> => numbers[one] === value);
  if (name === undefined) throw new Error(`no name for ${value}`);
  return name;
}
