import { z } from 'zod';
import { endsBeforeStart } from '#kernel/contract/days.ts';
import { field } from '#kernel/contract/errors.ts';
import { Country } from '#features/company/contract/address.ts';
import { Day, Moment, wholeNumber } from '#kernel/contract/values.ts';
import { HalfSteps, Named, WeekMask } from './entities.ts';
import { sickLeaveSchemes } from './entities-balance.ts';

/** How many rows a PDF of the calendar has at most, over all its pages: layout of more would take minutes. */
export const maxCalendarRows = 1_300;

const dayName = z
  .string()
  .trim()
  .max(60, field('tooLong', { length: 60 }));
/** Vacation days of a year: 1 to 365 in halves (absence.2). */
export const VacationDays = HalfSteps.min(1, field('tooSmall', { length: 1 })).max(365, field('tooLarge', { length: 365 }));

/** A company-specific day: an added, removed or halved public holiday, or a day off for everybody. */
export const companyDayKinds = ['holiday', 'removed', 'half', 'off'] as const;
export const CompanyDay = z.object({ date: Day, kind: z.enum(companyDayKinds), name: dayName });
export type CompanyDay = z.output<typeof CompanyDay>;

/** Each date is one day; beside the setting of a public holiday, the added day is refused. */
const CompanyDays = z.array(CompanyDay).superRefine((days, context) => {
  for (const [date, ofDate] of Map.groupBy(days.keys(), (index) => days[index]?.date)) {
    if (!date) continue;
    const added = ofDate.filter((index) => days[index]?.kind === 'off' || days[index]?.kind === 'holiday');
    const refused = added.length < ofDate.length && added.length > 0 ? added : ofDate.slice(1);
    for (const index of refused) context.addIssue({ code: 'custom', path: [index, 'date'], message: field('notUnique') });
  }
});

/** Days on which nobody should be absent; requests on them get a warning. */
export const LockedPeriod = z
  .object({ name: dayName.min(1, field('required')), startDate: Day, endDate: Day })
  .refine(({ startDate, endDate }) => !endsBeforeStart(startDate, endDate), { message: field('endBeforeStart'), path: ['endDate'] });
export type LockedPeriod = z.output<typeof LockedPeriod>;

/** How many people must be at work; without a department, of the whole company. */
export const MinimumPresence = z.object({ department: z.string().max(100).nullable(), minimum: wholeNumber(1, 100_000) });
export type MinimumPresence = z.output<typeof MinimumPresence>;

const MinimumPresences = z.array(MinimumPresence).superRefine((minimums, context) => {
  for (const ofDepartment of Map.groupBy(minimums.keys(), (index) => minimums[index]?.department).values())
    for (const index of ofDepartment.slice(1))
      context.addIssue({ code: 'custom', path: [index, 'department'], message: field('notUnique') });
});

/** Self-certification: 3 days × 4, IA 8/24, or the company's own numbers (absence.5). */
export const SickLeaveScheme = z.object({
  scheme: z.enum(sickLeaveSchemes),
  daysEachTime: wholeNumber(1, 365).nullable(),
  occasions: wholeNumber(1, 365).nullable(),
  daysInYear: wholeNumber(1, 365).nullable(),
});

/** What happens to unused days at the end of a year; statutory ones are always carried over (Holidays Act § 7(3), law.8). */
export const CarryOver = z.object({
  /** `none`: days by agreement stay in their year until they are transferred. */
  kind: z.enum(['none', 'capped']),
  maxDays: HalfSteps.min(0).max(365).nullable(),
  /** The day of the next year, as `MM-DD`, after which they expire. */
  expiresOn: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, field('dateFormat'))
    .nullable(),
});

export const EditableSettings = z.object({
  /** The days per year for everybody from this year on, unless set for a person. */
  availableAbsenceDays: VacationDays,
  autoApproveAbsenceRequests: z.boolean(),
  autoApproveHomeOfficeRequests: z.boolean(),
  allowHalfDayAbsence: z.boolean(),
  /** After how many working days without an answer a request also reaches the next leader (absence.72). */
  nextLeaderAfterDays: wholeNumber(1, 90),
  /** Whether 24 and 31 December are half days. */
  halfDayEves: z.boolean(),
  /** Whether people who join or leave within a year get a share of it. */
  isProrated: z.boolean(),
  country: Country,
  careDays: wholeNumber(0, 365),
  sickLeave: SickLeaveScheme,
  carryOver: CarryOver,
  days: CompanyDays.max(500, field('tooLarge', { length: 500 })),
  lockedPeriods: z.array(LockedPeriod).max(100, field('tooLarge', { length: 100 })),
  minimumPresence: MinimumPresences.max(200, field('tooLarge', { length: 200 })),
});
export type EditableSettings = z.output<typeof EditableSettings>;

export const AbsenceSettings = EditableSettings.extend({
  /** Whether the calendar was opened for the company (absence.1). */
  isAcknowledged: z.boolean(),
  /** The company's work weeks, oldest first. */
  workWeeks: z.array(WeekMask),
  departments: z.array(z.string()),
  /** The caller's deputy, who decides on their behalf. */
  deputy: Named.extend({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  /** Today in the company's time zone. */
  today: z.string(),
  version: z.number(),
  permissions: z.object({
    acknowledge: z.boolean(),
    update: z.boolean(),
    addForOthers: z.boolean(),
    addToAll: z.boolean(),
    /** One’s own absence is registered and changed at once, because nobody else could decide it. */
    administerOwn: z.boolean(),
    decide: z.boolean(),
    prompt: z.boolean(),
    summary: z.boolean(),
    export: z.boolean(),
    companyFeed: z.boolean(),
    teamFeed: z.boolean(),
  }),
});
export type AbsenceSettings = z.output<typeof AbsenceSettings>;

/** The scopes of a calendar address that other programs can subscribe to. */
export const feedScopes = ['own', 'team', 'company'] as const;
export const AbsenceFeed = z.object({
  feedId: z.string(),
  scope: z.enum(feedScopes),
  createdDate: Moment,
  lastFetchedDate: Moment.nullable(),
});
export type AbsenceFeed = z.output<typeof AbsenceFeed>;

/** A day that is not, or only half, a working day in a country. */
export const Holiday = z.object({
  date: z.string(),
  names: z.object({ no: z.string(), en: z.string() }),
  isHalf: z.boolean(),
  /** `public`: the country's; `company`: the company's own; `eve`: 24 or 31 December by the company's setting. */
  source: z.enum(['public', 'company', 'eve']),
});
export type Holiday = z.output<typeof Holiday>;
