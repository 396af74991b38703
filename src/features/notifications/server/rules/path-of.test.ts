import { expect, test } from 'vitest';
import type { Facts } from '../../contract/facts.ts';
import { notedRecord } from '../../contract/notified-record.ts';
import { pathOf } from './path-of.ts';

const transfer = (pending: boolean): Facts => ({
  vacationDaysTransferRequest: { vacationDays: 5, year: 2026, vacationDaysTransferStatus: 1, actionCompanyUser: null, pending },
});
const subject = (facts: Facts) => ({ companyUserId: 'kari', date: '2026-11-22', facts });

test.each([
  ['AbsenceRequestNotificationAdmins', true, false, '/vacation-and-leave/pending-requests?tab=transfer&year=2026'],
  ['AbsenceRequestNotificationAdmins', false, false, '/vacation-and-leave/responded-requests?tab=transfer&year=2026'],
  ['AbsenceRequestNotificationEmployees', false, true, '/vacation-and-leave?tab=personal'],
] as const)('a mail about a transfer (%s, pending %s, own %s) opens %s', (reason, pending, isOwn, path) => {
  expect(pathOf(reason, subject(transfer(pending)), isOwn)).toBe(path);
});

test.each([
  ['UserCreated', false, '/people/details?employeeId=kari'],
  ['Birthday', false, '/people'],
  ['PendingUserInvitation', true, '/people'],
  ['PendingUserInvitation', false, '/people/invited'],
  ['PendingUserUpdateInformation', true, '/people/edit?employeeId=kari'],
  ['PendingUserUpdateInformation', false, '/people'],
  ['CompanyReport', false, '/organisation/log'],
  ['PromptToAddAbsence', true, '/vacation-and-leave?tab=personal&absence=new'],
  ['PendingContractSignature', false, '/notification-history'],
  ['GdprSubmoduleUpdated', false, '/notification-history'],
  ['ContractNotifications', false, '/notification-history'],
  ['OnOffBoardingTaskResponsible', false, '/notification-history'],
  ['NotesNotificationsMain', false, '/notification-history'],
] as const)('a mail about %s (own %s) opens %s', (reason, isOwn, path) => {
  expect(pathOf(reason, subject({}), isOwn)).toBe(path);
});

test.each([
  ['UserCreated', '/people/details?employeeId='],
  ['PendingUserUpdateInformation', '/people/edit?employeeId='],
] as const)('a mail about %s without a person names nobody', (reason, path) => {
  expect(pathOf(reason, { ...subject({}), companyUserId: null }, true)).toBe(path);
});

test('a mail about an absence opens its day in the calendar of the person', () => {
  const shown: Facts = {
    absence: {
      absenceId: 'x',
      type: 1,
      startDate: '2026-12-01',
      endDate: '2026-12-02',
      recurrence: null,
      absencePortion: 0,
      notificationAction: 1,
      currentVersion: { createdBy: { fullName: 'Kari Test', companyUserId: 'kari' } },
    },
  };
  const calendar = 'date=2026-12-01&activeTab=calendar&absenceId=x';
  expect(pathOf('AbsenceRequestNotificationAdmins', subject(shown), false)).toBe(
    `/vacation-and-leave/details?companyUserId=kari&${calendar}`,
  );
  expect(pathOf('AbsenceRequestNotificationAdmins', { ...subject(shown), companyUserId: null }, false)).toBe(
    `/vacation-and-leave/details?companyUserId=&${calendar}`,
  );
});

test('a mail about a note on a person opens the notes of that person', () => {
  const noted: Facts = { noteNotification: { type: notedRecord.person, properties: { companyUserId: 'ola' } } };
  expect(pathOf('NotesNotificationsPersonal', subject(noted), false)).toBe('/people/details?employeeId=ola&tab=notes');
});
