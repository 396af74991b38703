/** The kinds of absence (001 §4). -1 stands for all of them towards those who may not know which. */
export const absenceType = {
  Absence: -1,
  Vacation: 1,
  HomeOffice: 2,
  SickLeaveSelfReported: 3,
  SickLeaveMedicalReported: 4,
  CareDays: 5,
  TimeOff: 6,
  Leave: 7,
  Other: 8,
  OffsiteWork: 9,
} as const;
export const absenceTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type AbsenceType = (typeof absenceTypes)[number];
/** A type as a reader may see it. */
export type ShownAbsenceType = AbsenceType | -1;

/** Health data: registered, never declined, and known only to those whom decisions.md §4 names. */
export const healthTypes: readonly ShownAbsenceType[] = [3, 4, 5];
/** One works, somewhere else: everybody may know, and nothing clashes with it but its own kind (decisions.md §6). */
export const workingTypes: readonly ShownAbsenceType[] = [2, 9];

/** How much of a day (001 §4). */
export const absencePortion = { FullDay: 0, FirstHalf: 1, LastHalf: 2 } as const;
export const absencePortions = [0, 1, 2] as const;
export type AbsencePortion = (typeof absencePortions)[number];

/** Where an absence stands (001 §4). */
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
export const absenceStatuses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type AbsenceStatus = (typeof absenceStatuses)[number];

/** Those that count in balance, overlap and calendar (decisions.md §6). */
export const countingStatuses: readonly AbsenceStatus[] = [1, 2, 4, 6, 8, 9, 10, 11, 12];
/** Somebody has to decide: a new request, a deletion, a change. */
export const waitingStatuses: readonly AbsenceStatus[] = [1, 4, 8, 11];
/** Agreed, with nothing waiting. */
export const agreedStatuses: readonly AbsenceStatus[] = [2, 6, 9, 10, 12];

/** What is done with an absence (001 §4, numbered as there); `undo` takes a decision back. */
export const absenceAction = {
  create: 1,
  approveRequest: 2,
  declineRequest: 3,
  approveDelete: 4,
  declineDelete: 5,
  delete: 6,
  requestNew: 7,
  requestDelete: 8,
  requestUpdate: 9,
  approveUpdate: 10,
  declineUpdate: 11,
  cancelUpdate: 12,
  undo: 13,
} as const;
export const absenceActions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type AbsenceAction = (typeof absenceActions)[number];

/** A transfer of vacation days to the next year (001 §4). */
export const transferStatus = { pending: 1, approved: 2, declined: 3 } as const;

/** What a line of the ledger is (decisions.md §6). */
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

/** The longest request, and how far ahead it may begin (001 §5): one year. */
export const longestAbsenceYears = 1;
/** How far back sick leave and care days may be registered by oneself, in days (decisions.md §6). */
export const ownHealthDaysBack = 14;
/** How long a decision can be undone, in seconds; messages wait as long. */
export const undoSeconds = 30;
export const commentLength = 500;

type NameIn<Numbers extends Readonly<Record<string, number>>> = keyof Numbers & string;

/** The name behind a number of this file, as texts, mails and exports key it: `nameIn(absenceType, 1)` is `Vacation`. */
export function nameIn<const Numbers extends Readonly<Record<string, number>>>(
  numbers: Numbers,
  value: Numbers[keyof Numbers],
): NameIn<Numbers> {
  const name = Object.keys(numbers).find((one): one is NameIn<Numbers> => numbers[one] === value);
  if (name === undefined) throw new Error(`no name for ${value}`);
  return name;
}
