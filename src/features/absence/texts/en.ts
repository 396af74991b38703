import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { absence } from '../contract/index.ts';
import { en as calendar } from './en-calendar.ts';
import { enCard } from './en-card.ts';
import { enCompany } from './en-company.ts';
import { enDecide } from './en-decide.ts';
import { en as home } from './en-home.ts';
import { enMine } from './en-mine.ts';
import { outputEn } from './en-output.ts';
import { enPerson } from './en-person.ts';
import { enRequest } from './en-request.ts';
import { enSettings } from './en-settings.ts';
import { enSummary } from './en-summary.ts';

export const en = {
  ...calendar,
  errors: {
    'absence.NotAcknowledged': 'The absence calendar has not been opened for the company yet. An administrator can do that.',
    'absence.AlreadyAcknowledged': 'The absence calendar has already been opened.',
    'absence.InvalidDates': `{why, select,
      order {The last day is before the first. Choose a later last day.}
      long {An absence can last for one year at most. Choose an earlier last day.}
      far {The absence must begin within a year. Choose an earlier day.}
      past {You can request absence from today on. Ask your manager to register past days.}
      daysBack {You can register this {days} days back. Ask your manager to register what is older.}
      yearBack {Absence can be registered one year back at most. Choose a later day.}
      half {Half a day is for one day only. Choose the same day in both fields, or whole days.}
      other {These dates cannot be used. Choose other dates.}
    }`,
    'absence.NotEnoughAvailableAbsenceDays': 'There are not enough vacation days left. Choose fewer days or another type.',
    'absence.OverlappingRequests': 'There is already an absence on these days. Choose other days, or change the one that is there.',
    'absence.GivesVacationBack': 'This sick leave is inside booked vacation. Confirm that the vacation days are given back.',
    'absence.HalfDayDisabled': 'The company does not use half days. Choose whole days.',
    'absence.NoWorkingDays': 'There are no working days in this period. Choose days with at least one working day.',
    'absence.FailedToAdd': 'You can only add absence for active employees, not for external people. Choose someone else.',
    'absence.FailedToUpdate': 'The absence cannot be changed, because the person is not active. Activate the person first.',
    'absence.AlreadyDeleted': 'This absence has already been deleted.',
    'absence.PendingDeleteAlready': 'Deletion of this absence has already been requested. Wait for the answer.',
    'absence.NotWaiting': 'This is no longer waiting for a decision. Refresh to see what happened.',
    'absence.AlreadyDecided': 'This has already been decided. Refresh to see the answer.',
    'absence.CannotDecline':
      'Sick leave, care days and statutory leave cannot be declined. Ask the person to correct it if something is wrong.',
    'absence.OwnRequest': 'You cannot decide your own request. Your manager or an administrator has to.',
    'absence.UndoTooLate': 'It is too late to undo this. Open the absence or the transfer to change what was done.',
    'absence.InvalidDeputy': 'Choose another active colleague who decides about absence: a team lead or an administrator.',
    'absence.PromptNotFound': 'It is too late to undo this: the reminder is no longer waiting to be sent.',
    'absence.NobodyToPrompt': 'Nobody here has vacation days left.',
    'absence.NothingToExport': 'There is nothing to export in this period. Choose another period.',
    'absence.TooManyFeeds': 'You have ten calendar addresses already. Delete one you no longer use.',
    'vacation.NoPermissionToUpdate': 'You cannot change this person’s vacation days. Ask an administrator to do it.',
    'vacation.RequesterIdMissing': 'We do not know who this is about. Open the person again.',
    'vacation.DaysOutOfRange': 'Choose from 1 to 365 days.',
    'vacation.BalanceBelowZero': 'The balance would go below zero. Confirm it, or correct fewer days.',
    'vacation.NotEnoughAvailableAbsenceDays': 'There are not that many days left to transfer. Fewer days must be requested.',
    'vacation.TransferFailed':
      'The days cannot be transferred, because the person is not an active employee. Choose someone else, or decline the transfer.',
  } satisfies Record<ErrorCodeOf<typeof absence>, string>,
  page: {
    title: 'Vacation and leave',
    lead: 'Who is away when, and how many days you have left.',
    tabs: { company: 'Calendar', personal: 'My absence', summary: 'Summary', settings: 'Settings' },
  },
  types: home.types,
  /** Where there is room for two letters; no two of them are the same. */
  typesShort: {
    Absence: 'Ab',
    Vacation: 'Va',
    HomeOffice: 'Ho',
    SickLeaveSelfReported: 'Sc',
    SickLeaveMedicalReported: 'Sd',
    CareDays: 'Ca',
    TimeOff: 'Ti',
    Leave: 'Le',
    Other: 'Ot',
    OffsiteWork: 'Of',
  },
  commentLength: {
    near: '{length} of {longest} characters',
    tooLong: 'Write at most {longest} characters. This is {length}.',
  },
  portions: { FullDay: 'Full day', FirstHalf: 'First half', LastHalf: 'Last half' },
  statuses: {
    Unspecified: 'Unspecified',
    Created: 'Requested',
    Approved: 'Approved',
    Declined: 'Declined',
    PendingForDeletion: 'Deletion requested',
    ApprovedDelete: 'Deletion approved',
    DeclinedDelete: 'Deletion declined',
    Deleted: 'Deleted',
    PendingForUpdate: 'Change requested',
    ApprovedUpdate: 'Change approved',
    DeclinedUpdate: 'Change declined',
    RequestUpdated: 'Request changed',
    UpdateCancelled: 'Change withdrawn',
  },
  transferStatuses: { pending: 'Requested', approved: 'Approved', declined: 'Declined' },
  days: '{days, plural, one {# day} other {# days}}',
  card: enCard,
  company: enCompany,
  decide: enDecide,
  mine: enMine,
  output: outputEn,
  person: enPerson,
  request: enRequest,
  settings: enSettings,
  summary: enSummary,
};
