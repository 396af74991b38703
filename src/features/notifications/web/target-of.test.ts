import { describe, expect, test } from 'vitest';
import type { Notification } from '../contract/notification.ts';
import { targetOf } from './target-of.ts';

type Reader = Parameters<typeof targetOf>[1];

const employee: Reader = { companyUserId: 'me', permissions: {}, accessesAll: false, accessingCompanyUserIds: ['me'], isActive: true };
const leader: Reader = {
  ...employee,
  accessingCompanyUserIds: ['me', 'kari'],
  permissions: { VacationAndLeaveViewPendingRequests: true, VacationAndLeaveViewRespondedRequests: true },
};
const admin: Reader = {
  ...leader,
  accessesAll: true,
  permissions: { ...leader.permissions, NotificationRules: true, Contracts: true, Gdpr: true },
};

const told = (change: Partial<Notification>): Notification => ({
  companyUserNotificationId: 'n',
  notificationReasonId: 1,
  reason: 'Birthday',
  notificationReasonDescription: '',
  notificationDate: '2026-11-21T09:00:00.000Z',
  readInProduct: false,
  seenInProduct: false,
  relatedCompanyUserId: 'kari',
  relatedCompanyUserFirstName: 'Kari',
  relatedCompanyUserLastName: 'Moe',
  relatedCompanyUserFullName: 'Kari Moe',
  relatedProfileImageTimestamp: null,
  scope: null,
  scopeId: null,
  affectedId: null,
  absence: null,
  vacationDaysTransferRequest: null,
  contractNotification: null,
  noteNotification: null,
  ...change,
});
const absence = {
  absenceId: 'a',
  type: 1,
  startDate: '2027-05-03',
  endDate: '2027-05-14',
  recurrence: null,
  absencePortion: 0,
  notificationAction: 7,
  currentVersion: { createdBy: { fullName: 'Kari Moe', companyUserId: 'kari' } },
};
const request = told({ reason: 'AbsenceRequestNotificationAdmins', absence });
const transfer = (pending: boolean) =>
  told({
    reason: 'AbsenceRequestNotificationAdmins',
    vacationDaysTransferRequest: {
      vacationDays: 3,
      year: 2026,
      vacationDaysTransferStatus: pending ? 1 : 2,
      actionCompanyUser: null,
      pending,
    },
  });
const onPerson = told({ reason: 'NotesNotificationsPersonal', noteNotification: { type: 2, properties: { companyUserId: 'kari' } } });
const treatment = (treatmentCompleted: boolean) =>
  told({ reason: 'NotesNotificationsMain', noteNotification: { type: 0, properties: { treatmentId: 't', treatmentCompleted } } });
const contract = (change: object = {}) =>
  told({
    reason: 'ContractNotifications',
    contractNotification: { deadlineType: 2, contractParty: 'Fjord AS', responsibleId: null, contractId: 'c', isDeleted: false, ...change },
  });

describe('a click leads', () => {
  test.each<[what: string, told: Notification, reader: Reader, to: string | undefined]>([
    ['a birthday', told({}), employee, '/people'],
    ['a birthday today', told({ reason: 'SameDayBirthday' }), employee, '/people'],
    ['an anniversary', told({ reason: 'WorkAnniversary' }), employee, '/people'],
    ['a newcomer, to a leader', told({ reason: 'UserCreated' }), leader, '/people/details?employeeId=kari'],
    ['a newcomer, to somebody else', told({ reason: 'UserCreated' }), employee, '/people'],
    ['an account, to an admin', told({ reason: 'SalaryAccountNumberChanged' }), admin, '/people/details?employeeId=kari'],
    ['whoever has left the product', told({ reason: 'UserCreated', relatedCompanyUserId: null }), admin, '/people'],
    [
      'a request, to who decides',
      request,
      leader,
      '/vacation-and-leave/details?companyUserId=kari&date=2027-05-03&activeTab=calendar&absenceId=a',
    ],
    ['a request of somebody one no longer leads', request, employee, '/vacation-and-leave'],
    ['a waiting transfer', transfer(true), leader, '/vacation-and-leave/pending-requests?tab=transfer&year=2026'],
    ['a decided transfer', transfer(false), leader, '/vacation-and-leave/responded-requests?tab=transfer&year=2026'],
    ['a transfer, to who asked', transfer(true), employee, '/vacation-and-leave/details?companyUserId=kari'],
    ['missing details, to an admin', told({ reason: 'PendingUserUpdateInformation' }), admin, '/people'],
    ['missing details, to who lacks them', told({ reason: 'PendingUserUpdateInformation' }), employee, '/people/edit?employeeId=me'],
    ['an invitation, to an admin', told({ reason: 'PendingUserInvitation' }), admin, '/people/invited'],
    ['an invitation, to others', told({ reason: 'PendingUserInvitation' }), employee, '/people'],
    ['a signature, to an admin', told({ reason: 'PendingContractSignature' }), admin, '/esigning'],
    ['a signature, to others', told({ reason: 'PendingContractSignature' }), employee, undefined],
    ['a report, to an admin', told({ reason: 'CompanyReport' }), admin, '/organisation/log'],
    ['a report, to others', told({ reason: 'CompanyReport' }), leader, undefined],
    ['a reminder on a person', onPerson, leader, '/people/details?employeeId=kari&tab=notes'],
    ['a reminder on a person one no longer sees', onPerson, employee, '/people'],
    ['a reminder on a finished treatment', treatment(true), admin, '/gdpr/view-treatment?treatmentId=t'],
    ['a reminder on an open treatment', treatment(false), admin, '/gdpr/edit-treatment?treatmentId=t'],
    ['a deadline, with access', contract(), admin, '/contracts/details?contractId=c'],
    ['a deadline, to the responsible', contract({ responsibleId: 'me' }), employee, '/contracts/details?contractId=c'],
    ['a deadline, to others', contract(), employee, '/contracts'],
    ['a deadline of a deleted contract', contract({ isDeleted: true }), admin, '/contracts'],
    ['a task', told({ reason: 'OnOffBoardingTaskResponsible' }), employee, '/on-offboarding/my-tasks'],
    ['a prompt', told({ reason: 'PromptToAddAbsence' }), employee, '/vacation-and-leave?tab=personal&absence=new'],
    ['an updated statement', told({ reason: 'GdprSubmoduleUpdated', affectedId: '3' }), admin, '/gdpr/privacy-statement'],
    ['an updated statement, without GDPR', told({ reason: 'GdprSubmoduleUpdated', affectedId: '3' }), employee, undefined],
  ])('%s', (_, one, reader, to) => {
    const target = targetOf(one, reader);
    const query = new URLSearchParams(
      Object.entries(target?.query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined),
    );
    expect(target && `${target.path}${query.size > 0 ? `?${query.toString()}` : ''}`).toBe(to);
  });
});

test('an inactive person gets no link', () => {
  expect(targetOf(request, { ...admin, isActive: false })).toBeUndefined();
});
