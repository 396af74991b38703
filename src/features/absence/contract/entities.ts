import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Day, Moment } from '#kernel/contract/values.ts';
import { absenceActions, absencePortions, absenceStatuses, absenceType, absenceTypes, commentLength } from './kinds.ts';

/** The years allowed for requests and balances. */
export const Year = z.coerce
  .number(field('required'))
  .int()
  .min(2000, field('tooSmall', { length: 2000 }))
  .max(2100, field('tooLarge', { length: 2100 }));
/** Days in steps of 0.5. */
export const HalfSteps = z.number(field('numbersOnly')).multipleOf(0.5, field('invalid'));
/** Text without control characters except line breaks and tabs. */
export const PlainText = z
  .string(field('required'))
  .trim()
  .max(commentLength, field('tooLong', { length: commentLength }))
  .regex(/^[^\p{Cc}\p{Cs}]*(?:[\n\r\t][^\p{Cc}\p{Cs}]*)*$/u, field('properFormat'));
/** A comment on a request. */
export const Comment = PlainText.nullish().transform((text) => text || null);

export const AbsenceType = z.literal(absenceTypes, field('select'));
export const ShownAbsenceType = z.literal([absenceType.Absence, ...absenceTypes]);
export const AbsencePortion = z.literal(absencePortions, field('select'));
export const AbsenceStatus = z.literal(absenceStatuses);

/** Weekdays by `Date`'s numbers: 0 = Sunday to 6 = Saturday (absence.22). */
export const Weekdays = z.object({
  0: z.boolean(),
  1: z.boolean(),
  2: z.boolean(),
  3: z.boolean(),
  4: z.boolean(),
  5: z.boolean(),
  6: z.boolean(),
});
export type Weekdays = z.output<typeof Weekdays>;

/** Repeats every `interval` weeks on these weekdays, until a day or a number of times; at most a year (absence.22). */
export const Recurrence = z.object({
  daysOfWeek: Weekdays.refine((days) => Object.values(days).some(Boolean), field('select')),
  interval: z
    .number()
    .int()
    .min(1, field('tooSmall', { length: 1 }))
    .max(52, field('tooLarge', { length: 52 })),
  startDate: Day,
  endDate: Day.nullish().transform((day) => day ?? null),
  occurrences: z
    .number()
    .int()
    .min(1, field('tooSmall', { length: 1 }))
    .max(366, field('tooLarge', { length: 366 }))
    .nullish()
    .transform((count) => count ?? null),
});
export type Recurrence = z.output<typeof Recurrence>;

/** The fields of a request, registration or change (absence.11, absence.20); what a change leaves out stays as it was. */
export const AbsenceRequest = z
  .object({
    absenceType: AbsenceType,
    startDate: Day,
    endDate: Day,
    /** By default false, of a new one. */
    isRecurring: z.boolean().optional(),
    recurrence: Recurrence.nullish(),
    /** By default the whole day, of a new one. */
    absencePortion: AbsencePortion.optional(),
    /** By default the caller. */
    companyUserId: z.uuid(field('invalid')).optional(),
    /** The absence to change. */
    absenceId: z.uuid(field('invalid')).optional(),
    /** Adds one for each active internal person. */
    addToAll: z.boolean().default(false),
    comment: Comment.optional(),
    /** Whether it is deducted from the balance; by default depends on the type, and only administrators may set it. */
    deductible: z.boolean().optional(),
    /** For leave (type 7): whether it is statutory, so that it cannot be declined; true by default (absence.19). */
    isStatutory: z.boolean().optional(),
    /** Confirms how many booked vacation days sick leave gives back; another number is refused with the right one (absence.71). */
    vacationDaysBack: z.number().optional(),
    /** The version that the caller read; an absence that has changed since is refused with 409. */
    version: z.number().int().positive().optional(),
  })
  // Without it the whole period of a new one would be booked.
  .refine(({ absenceId, isRecurring, recurrence }) => absenceId !== undefined || isRecurring !== undefined || !recurrence, {
    message: field('required'),
    path: ['isRecurring'],
  });
export type AbsenceRequest = z.output<typeof AbsenceRequest>;

export const Named = z.object({ companyUserId: z.string(), fullName: z.string() });
export type Named = z.output<typeof Named>;

export const Person = Named.extend({
  department: z.string().nullable(),
  profileImageTimestamp: z.string().nullable(),
  isActive: z.boolean(),
});
export type Person = z.output<typeof Person>;

/** Dates and days of the current or the proposed version. */
export const AbsenceDays = z.object({
  type: ShownAbsenceType,
  startDate: z.string(),
  endDate: z.string(),
  absencePortion: AbsencePortion,
  recurrence: Recurrence.nullable(),
  comment: z.string().nullable(),
  deductible: z.boolean(),
  /** Statutory leave cannot be declined. */
  isStatutory: z.boolean(),
  /** By the person's work week, holidays and days off. */
  workingDays: z.number(),
  calendarDays: z.number(),
});
export type AbsenceDays = z.output<typeof AbsenceDays>;

/** What the caller may do with an absence. `update` and `delete` take effect immediately, `requestUpdate` and `requestDelete` need a decision. */
export const AbsencePermissions = z.object({
  update: z.boolean(),
  delete: z.boolean(),
  requestUpdate: z.boolean(),
  requestDelete: z.boolean(),
  cancelUpdate: z.boolean(),
  decide: z.boolean(),
  undo: z.boolean(),
  history: z.boolean(),
});
export type AbsencePermissions = z.output<typeof AbsencePermissions>;

export const Absence = AbsenceDays.extend({
  absenceId: z.string(),
  companyUserId: z.string(),
  status: AbsenceStatus,
  version: z.number(),
  /** Its moment, as `requestedDate`, is null for users who see only that a person is absent. */
  currentVersion: z.object({ number: z.number(), createdDate: Moment.nullable(), createdBy: Named.nullable() }),
  /** The spans of the current version, oldest first; several when it is recurring. */
  spans: z.array(z.object({ startDate: z.string(), endDate: z.string() })),
  /** The proposed version of a pending change. */
  proposed: AbsenceDays.nullable(),
  requestedDate: Moment.nullable(),
  /** The last decision, with its comment. */
  decision: z.object({ action: z.literal(absenceActions), by: Named.nullable(), date: Moment, comment: z.string().nullable() }).nullable(),
  /** Who can decide a pending request. */
  waitingFor: z.array(Named),
  /** Until when the caller may undo the decision. */
  undoUntil: Moment.nullable(),
  permissions: AbsencePermissions,
});
export type Absence = z.output<typeof Absence>;

/** One line of an absence's history. */
export const HistoryLine = z.object({
  action: z.literal(absenceActions),
  fromStatus: AbsenceStatus,
  toStatus: AbsenceStatus,
  date: Moment,
  by: Named.nullable(),
  comment: z.string().nullable(),
  old: AbsenceDays.omit({ comment: true }).nullable(),
  new: AbsenceDays.omit({ comment: true }).nullable(),
});
export type HistoryLine = z.output<typeof HistoryLine>;

/** How many requests wait without touching the year of a list, by the year in which they start. */
export const WaitingElsewhere = z.array(z.object({ year: z.number(), count: z.number() }));
export type WaitingElsewhere = z.output<typeof WaitingElsewhere>;

/** A bar in the calendar. A recurring absence has several with the same id; type -1 hides the type. */
export const CalendarSpan = z.object({
  absenceId: z.string(),
  type: ShownAbsenceType,
  status: AbsenceStatus,
  startDate: z.string(),
  endDate: z.string(),
  absencePortion: AbsencePortion,
});
export type CalendarSpan = z.output<typeof CalendarSpan>;

/** A work week valid from a day, as a mask: bit 0 = Sunday to bit 6 = Saturday. */
export const WeekMask = z.object({ validFrom: z.string().nullable(), weekdays: z.number().int().min(0).max(127) });
export type WeekMask = z.output<typeof WeekMask>;

/** A week that was set for a person. Where they use the company's again, it is not their own, and has the company's weekdays of that day. */
export const ShownWeek = WeekMask.extend({ isOwn: z.boolean() });
export type ShownWeek = z.output<typeof ShownWeek>;

/** A row of the company's calendar. */
export const CalendarPerson = Named.extend({
  department: z.string().nullable(),
  position: z.string().nullable(),
  profileImageTimestamp: z.string().nullable(),
  country: z.string(),
  /** The person's own weeks, oldest first; empty when they use the company's. */
  workWeeks: z.array(WeekMask),
  /** The vacation days left in `overviewYear`; null for users who may not see them, and without that parameter. */
  available: z.number().nullable(),
  /** Whether the caller may register absence for this person, and open their page. */
  mayAdd: z.boolean(),
  mayOpen: z.boolean(),
  absences: z.array(CalendarSpan),
});
export type CalendarPerson = z.output<typeof CalendarPerson>;

/** A colleague who is absent on a day. */
export const AwayPerson = Person.omit({ isActive: true }).extend({
  type: ShownAbsenceType,
  startDate: z.string(),
  endDate: z.string(),
  absencePortion: AbsencePortion,
});
export type AwayPerson = z.output<typeof AwayPerson>;
