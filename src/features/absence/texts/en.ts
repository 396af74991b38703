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
    'absence.InvalidDates': 'These dates cannot be used.',
    'absence.NotEnoughAvailableAbsenceDays': 'There are not enough vacation days left.',
    'absence.OverlappingRequests': 'There is already an absence on these days.',
    'absence.GivesVacationBack': 'This sick leave is inside booked vacation. Confirm that the vacation days are given back.',
    'absence.HalfDayDisabled': 'The company does not use half days.',
    'absence.NoWorkingDays': 'There are no working days in this period.',
    'absence.FailedToAdd': 'The absence could not be added.',
    'absence.FailedToUpdate': 'The absence could not be changed.',
    'absence.AlreadyDeleted': 'This absence has already been deleted.',
    'absence.PendingDeleteAlready': 'Somebody has already asked for this absence to be deleted.',
    'absence.NotWaiting': 'This is no longer waiting to be decided.',
    'absence.AlreadyDecided': 'This has already been decided.',
    'absence.CannotDecline':
      'Sick leave and care days are registered, not applied for. Ask the person to correct it if something is wrong.',
    'absence.OwnRequest': 'Nobody decides their own request. Somebody else has to.',
    'absence.UndoTooLate': 'It is too late to undo this.',
    'absence.InvalidDeputy': 'Choose another active colleague who decides about absence: a team lead or an administrator.',
    'absence.NobodyToPrompt': 'Nobody here has vacation days left.',
    'absence.NothingToExport': 'There is nothing in this period.',
    'absence.TooManyFeeds': 'You have ten calendar addresses already. Delete one you no longer use.',
    'vacation.NoPermissionToUpdate': 'You cannot change this person’s vacation days.',
    'vacation.RequesterIdMissing': 'It is not clear whom this is about. Open the person again.',
    'vacation.DaysOutOfRange': 'Choose from 1 to 365 days.',
    'vacation.BalanceBelowZero': 'The balance would come below zero. Confirm it, or correct fewer days.',
    'vacation.NotEnoughAvailableAbsenceDays': 'There are not that many days left to transfer.',
    'vacation.TransferFailed': 'The days could not be transferred.',
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
  transferStatuses: { pending: 'Pending', approved: 'Approved', declined: 'Declined' },
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
