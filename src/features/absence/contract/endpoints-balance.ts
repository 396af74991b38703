import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Day } from '#kernel/contract/values.ts';
import { Comment, HalfSteps, PlainText, ShownWeek, Weekdays, Year } from './entities.ts';
import { AbsenceDaysOverview, Balance, LedgerLine, VacationTransfer, Warning } from './entities-balance.ts';
import { decisionGate, viewGate } from './gates.ts';

const whom = { companyUserId: z.uuid(field('required')) };

export const getCompanyUserVacationDaysOverview = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/get-company-user-vacation-days-overview',
  summary: 'Returns a person’s vacation days for a year and the next, with transfers, self-certified sick leave and care days.',
  effect: 'read',
  body: z.object({ encCompanyUserId: z.uuid(field('required')), year: Year.optional() }),
  answer: z.object({ absenceDaysOverview: AbsenceDaysOverview }),
  errors: ['vacation.RequesterIdMissing', 'absence.NotAcknowledged'],
});

export const ledger = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/absences/ledger',
  summary: 'Explains a balance: every line of a person’s year, oldest first.',
  effect: 'read',
  query: z.object({ ...whom, year: Year.optional() }),
  answer: z.object({ lines: z.array(LedgerLine), balance: Balance }),
  errors: ['absence.NotAcknowledged'],
});

export const updateCompanyUserAvailableVacationDays = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/update-company-user-available-vacation-days',
  summary: 'Sets a person’s vacation days for a year. Below the days already taken, only the statutory part is protected from lapsing.',
  effect: 'write',
  body: z.object({
    ...whom,
    availableAbsenceDays: HalfSteps,
    year: Year,
    /** The reason, shown in the ledger. */
    reason: Comment.optional(),
    /** The days that the caller read; refused with 409 when they have changed since. */
    read: HalfSteps.optional(),
  }),
  answer: z.object({ balance: Balance }),
  errors: ['vacation.NoPermissionToUpdate', 'vacation.RequesterIdMissing', 'vacation.DaysOutOfRange', 'absence.NotAcknowledged'],
});

export const correctBalance = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/correct-balance',
  repeats: 'adds',
  summary: 'Adds or removes vacation days for a person’s year, with a reason. The balance goes below zero only if that is confirmed.',
  effect: 'write',
  body: z.object({
    ...whom,
    year: Year,
    days: HalfSteps.min(-365, field('tooSmall', { length: -365 }))
      .max(365, field('tooLarge', { length: 365 }))
      .refine((days) => days !== 0, field('required')),
    reason: PlainText.min(1, field('required')),
    /** That the balance may come below zero, which is otherwise refused with what would be left. */
    isConfirmed: z.boolean().default(false),
  }),
  answer: z.object({ balance: Balance }),
  errors: ['vacation.NoPermissionToUpdate', 'vacation.BalanceBelowZero', 'absence.NotAcknowledged'],
});

export const setCareDays = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/set-care-days',
  summary: 'Sets how many care days a person is entitled to in a calendar year.',
  effect: 'write',
  body: z.object({
    ...whom,
    year: Year,
    days: z
      .number(field('numbersOnly'))
      .int(field('numbersOnly'))
      .min(0)
      .max(365, field('tooLarge', { length: 365 })),
    /** The days that the caller read; refused with 409 when they have changed since. */
    read: z.number().int().optional(),
  }),
  answer: z.object({}),
  errors: ['vacation.NoPermissionToUpdate', 'absence.NotAcknowledged'],
});

/** A week of a person, or of the company, which has no `isOwn`. */
const WorkWeekRead = ShownWeek.partial({ isOwn: true });

export const setWorkWeek = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/set-work-week',
  summary:
    'Sets the working days of a person or the company from a day on. Booked absence and default vacation days in open years are recalculated.',
  effect: 'write',
  body: z.object({
    companyUserId: z.uuid(field('invalid')).optional(),
    /** Null removes the person’s own week from that day on. */
    weekdays: Weekdays.refine((days) => Object.values(days).some(Boolean), field('select')).nullable(),
    validFrom: Day,
    /** The work weeks that the caller read, of the person or of the company; refused with 409 when they have changed since. */
    read: z.array(WorkWeekRead).optional(),
  }),
  /** How many absences were counted again, and for how many people the default allowance changed. */
  answer: z.object({ workWeeks: z.array(WorkWeekRead), recalculated: z.number(), allowances: z.number() }),
  errors: ['vacation.NoPermissionToUpdate', 'absence.NotAcknowledged'],
});

export const transferVacationDays = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/transfer-vacation-days',
  repeats: 'adds',
  summary: 'Transfers vacation days to the next year, or requests the transfer.',
  effect: 'write',
  body: z.object({
    encCompanyUserId: z.uuid(field('required')),
    fromYear: Year,
    daysToTransfer: HalfSteps,
    comment: Comment.optional(),
  }),
  answer: z.object({ transfer: VacationTransfer, warnings: z.array(Warning) }),
  errors: [
    'vacation.NoPermissionToUpdate',
    'vacation.RequesterIdMissing',
    'vacation.DaysOutOfRange',
    'vacation.NotEnoughAvailableAbsenceDays',
    'vacation.TransferFailed',
    'absence.NotAcknowledged',
  ],
});

const transferDecision = z.object({ vacationDaysTransferRequestEncrId: z.uuid(field('required')), comment: Comment.optional() });
const transferErrors = [
  'vacation.NotEnoughAvailableAbsenceDays',
  'vacation.TransferFailed',
  'absence.NotAcknowledged',
  'absence.AlreadyDecided',
  'absence.OwnRequest',
] as const;

export const approveVacationDaysTransfer = endpoint({
  ...decisionGate,
  method: 'POST',
  path: '/absences/approve-vacation-days-transfer',
  summary: 'Approves a transfer of days. The approval is the written agreement that the Holidays Act § 7(3) requires.',
  effect: 'write',
  body: transferDecision,
  answer: z.object({ transfer: VacationTransfer }),
  errors: transferErrors,
});

export const rejectVacationDaysTransfer = endpoint({
  ...decisionGate,
  method: 'POST',
  path: '/absences/reject-vacation-days-transfer',
  summary: 'Declines a transfer of days. Can be undone for 30 seconds.',
  effect: 'write',
  body: transferDecision,
  answer: z.object({ transfer: VacationTransfer }),
  errors: transferErrors,
});

export const undoTransferDecision = endpoint({
  ...decisionGate,
  method: 'POST',
  path: '/absences/undo-transfer-decision',
  summary: 'Undoes the caller’s own refusal of a transfer within 30 seconds. Nobody has been notified yet.',
  effect: 'write',
  body: transferDecision.omit({ comment: true }),
  answer: z.object({ transfer: VacationTransfer }),
  errors: ['absence.NotAcknowledged', 'absence.UndoTooLate'],
});
