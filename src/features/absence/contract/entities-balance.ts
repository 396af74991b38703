import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';
import { Named, ShownAbsenceType, ShownWeek } from './entities.ts';
import { ledgerKinds, transferStatuses } from './kinds.ts';

/** A year's vacation days. `available` is the sum of the ledger; `planned` is the future part of `taken`. */
export const Balance = z.object({
  year: z.number(),
  allowance: z.number(),
  transferredIn: z.number(),
  transferredOut: z.number(),
  carriedIn: z.number(),
  carriedOut: z.number(),
  corrected: z.number(),
  expired: z.number(),
  taken: z.number(),
  planned: z.number(),
  reserved: z.number(),
  available: z.number(),
  /** The statutory part of the allowance (Holidays Act); the rest is by agreement. */
  statutory: z.number(),
});
export type Balance = z.output<typeof Balance>;

/** How the default allowance of a person and year comes about (absence.76). */
export const AllowanceBasis = z.object({
  days: z.number(),
  /** What the company gives for a whole year of its own work week. */
  companyDays: z.number(),
  /** Working days a week, the average of the time employed: the person's and the company's. */
  workdays: z.number(),
  companyWorkdays: z.number(),
  /** The extra week from the year one turns 60 (Holidays Act § 5(2)); 0 before. */
  extraDays: z.number(),
  /** Whether only the part of the year counts in which somebody is employed. */
  isProrated: z.boolean(),
  /** That part; null when it is no day of the year. */
  employed: z.object({ from: z.string(), to: z.string() }).nullable(),
});
export type AllowanceBasis = z.output<typeof AllowanceBasis>;

/** Why a ledger line was written; the texts describe each reason. */
export const ledgerReasons = [
  'companyDefault',
  'prorated',
  'defaultChanged',
  'employmentChanged',
  'shareChanged',
  'extraWeekChanged',
  'set',
  'requested',
  'registered',
  'approved',
  'declined',
  'withdrawn',
  'changed',
  'changeRequested',
  'changeDeclined',
  'deleted',
  'deletionRequested',
  'undone',
  'workWeekChanged',
  'holidayChanged',
  'countryChanged',
  'transferred',
  'carriedByLaw',
  'carriedByPolicy',
  'expired',
  'takenInTime',
  'corrected',
  'deactivated',
  'givenBack',
  'takenAgain',
] as const;

/** One line of a year's ledger; `balance` is the balance after it. */
export const LedgerLine = z.object({
  lineId: z.string(),
  year: z.number(),
  kind: z.enum(ledgerKinds),
  reason: z.enum(ledgerReasons),
  /** Signed: the days that the line adds or deducts. */
  days: z.number(),
  balance: z.number(),
  date: Moment.nullable(),
  by: Named.nullable(),
  comment: z.string().nullable(),
  absence: z.object({ absenceId: z.string(), type: ShownAbsenceType, startDate: z.string(), endDate: z.string() }).nullable(),
  /** The other year of a transfer. */
  otherYear: z.number().nullable(),
  /** How a default allowance comes about; null for other lines, and for defaults from before this was kept. */
  basis: AllowanceBasis.nullable(),
});
export type LedgerLine = z.output<typeof LedgerLine>;

/** A request to move vacation days to another year. */
export const VacationTransfer = z.object({
  vacationDaysTransferRequestEncrId: z.string(),
  companyUserId: z.string(),
  fullName: z.string(),
  vacationDays: z.number(),
  year: z.number(),
  toYear: z.number(),
  vacationDaysTransferStatus: z.literal(transferStatuses),
  comment: z.string().nullable(),
  requestedDate: Moment,
  actionCompanyUser: Named.nullable(),
  actionDate: Moment.nullable(),
  decisionComment: z.string().nullable(),
  /** The days left in the year they are taken from. */
  available: z.number(),
  permissions: z.object({ decide: z.boolean() }),
});
export type VacationTransfer = z.output<typeof VacationTransfer>;

export const sickLeaveSchemes = ['standard', 'ia', 'custom'] as const;

/** Self-certified sick leave of the last twelve months and care days of the year (absence.5, absence.7); null for users who may not see them. */
export const HealthCounters = z.object({
  scheme: z.enum(sickLeaveSchemes),
  occasions: z.number(),
  maxOccasions: z.number().nullable(),
  days: z.number(),
  maxDays: z.number().nullable(),
  /** Null without a limit. */
  maxDaysEachTime: z.number().nullable(),
  careDaysUsed: z.number(),
  careDaysEntitled: z.number(),
});
export type HealthCounters = z.output<typeof HealthCounters>;

/** An overview of a person's vacation in a year. */
export const AbsenceDaysOverview = z.object({
  companyUserId: z.string(),
  fullName: z.string(),
  isActive: z.boolean(),
  balance: Balance,
  nextYear: Balance,
  /** Earlier years with days left. */
  pastYears: z.array(z.object({ year: z.number(), available: z.number() })),
  /** Where the allowance comes from: set for this person, the company's default, or its share for a part of the year. */
  allowanceReason: z.enum(['set', 'companyDefault', 'prorated']),
  /** How the default comes about; null when it was set, or was written before this was kept. */
  allowanceBasis: AllowanceBasis.nullable(),
  transfers: z.array(VacationTransfer),
  health: HealthCounters.nullable(),
  /** Those that were set for the person, oldest first; empty when they have always used the company's. */
  workWeeks: z.array(ShownWeek),
  /** The current work week. */
  workWeek: z.number().int(),
  /** Whether that is the person's own, also where it has the days of the company's. */
  isOwnWorkWeek: z.boolean(),
  permissions: z.object({
    setAllowance: z.boolean(),
    correct: z.boolean(),
    transfer: z.boolean(),
    requestTransfer: z.boolean(),
    setWorkWeek: z.boolean(),
    setCareDays: z.boolean(),
    add: z.boolean(),
    prompt: z.boolean(),
  }),
});
export type AbsenceDaysOverview = z.output<typeof AbsenceDaysOverview>;

/** Reasons that warn against a request without refusing it. */
export const warningKinds = [
  'sickLeaveDaysEachTime',
  'sickLeaveOccasions',
  'sickLeaveDays',
  'sickLeaveNewEmployee',
  'careDaysUsedUp',
  'mainHoliday',
  'transferAboveLaw',
  'transferNoLongerFits',
  'belowMinimumPresence',
  'lockedPeriod',
  'coversHomeOffice',
  'givesVacationBack',
] as const;
export const Warning = z.object({ kind: z.enum(warningKinds), params: z.record(z.string(), z.union([z.string(), z.number()])) });
export type Warning = z.output<typeof Warning>;

/** How many people of a team are at work on a day. */
export const CoverageDay = z.object({
  date: z.string(),
  people: z.number(),
  away: z.number(),
  minimum: z.number().nullable(),
  isBelowMinimum: z.boolean(),
  /** The name of the locked period that includes the day. */
  locked: z.string().nullable(),
});
export type CoverageDay = z.output<typeof CoverageDay>;

/** The effects of a request (absence.27). */
export const Calculation = z.object({
  calendarDays: z.number(),
  workingDays: z.number(),
  weekendDays: z.number(),
  publicHolidays: z.array(z.object({ date: z.string(), names: z.object({ no: z.string(), en: z.string() }) })),
  halfDays: z.number(),
  daysToDeduct: z.number(),
  perYear: z.array(z.object({ year: z.number(), days: z.number(), availableBefore: z.number(), availableAfter: z.number() })),
  overlaps: z.array(
    z.object({ absenceId: z.string(), startDate: z.string(), endDate: z.string(), type: ShownAbsenceType, dates: z.array(z.string()) }),
  ),
  warnings: z.array(Warning),
  /** Absent colleagues of the same department or manager, at most twenty of `awayCount`. */
  away: z.array(Named.extend({ startDate: z.string(), endDate: z.string() })),
  awayCount: z.number(),
  coverage: z.array(CoverageDay),
  /** Whether it would be approved automatically. */
  isApprovedAtOnce: z.boolean(),
});
export type Calculation = z.output<typeof Calculation>;

/** A row of the summary; `days` by type in working days, `calendarDays` likewise. */
export const SummaryRow = Named.extend({
  department: z.string().nullable(),
  employeeNumber: z.string().nullable(),
  days: z.array(z.object({ type: ShownAbsenceType, workingDays: z.number(), calendarDays: z.number() })),
  allowance: z.number(),
  taken: z.number(),
  planned: z.number(),
  reserved: z.number(),
  available: z.number(),
});
export type SummaryRow = z.output<typeof SummaryRow>;
