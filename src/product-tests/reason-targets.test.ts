import { describe, expect, test } from 'vitest';
import { serverRooms } from '#app/server/rooms.ts';
import { addressOf } from '#kernel/contract/page-link.ts';
import type { Permission } from '#kernel/contract/permissions.ts';
import { buildRegisters } from '#kernel/server/registers.ts';
import type { Facts } from '#features/notifications/contract/facts.ts';
import { reasons, type Reason } from '#features/notifications/contract/reasons.ts';
import { viewOf } from '#features/notifications/server/engine/sources.ts';
import type { TargetReader } from '#features/notifications/server/subject.ts';

const rooms = await serverRooms();
const services = buildRegisters(rooms.map(({ feature, contributions }) => ({ name: feature.name, contributions })));

function readerWho(opens: readonly string[], ...permissions: readonly Permission[]): TargetReader {
  const levels = { contractRegister: permissions.includes('Contracts') ? 'full' : 'none' } as TargetReader['levels'];
  return {
    companyUserId: 'me',
    permissions: new Set(permissions),
    levels,
    mayOpen: (id): id is string => id !== null && opens.includes(id),
  };
}
const decides = ['VacationAndLeaveViewPendingRequests', 'VacationAndLeaveViewRespondedRequests'] as const;
const readers = {
  employee: readerWho(['me']),
  leader: readerWho(['me', 'kari'], ...decides),
  /** Decides for people whose pages do not open to them. */
  deputy: readerWho(['me'], ...decides),
  admin: readerWho(['me', 'kari'], ...decides, 'NotificationRules', 'Contracts', 'Gdpr', 'Integrations'),
  signer: readerWho(['me'], 'Esigning'),
};

const absence: Facts = {
  absence: {
    absenceId: 'a',
    type: 1,
    startDate: '2027-05-03',
    endDate: '2027-05-14',
    recurrence: null,
    absencePortion: 0,
    notificationAction: 7,
    currentVersion: { createdBy: { fullName: 'Kari Moe', companyUserId: 'kari' } },
  },
};
const transfer = (pending: boolean): Facts => ({
  vacationDaysTransferRequest: {
    vacationDays: 3,
    year: 2026,
    vacationDaysTransferStatus: pending ? 1 : 2,
    actionCompanyUser: null,
    pending,
  },
});
const contract = (change: object = {}): Facts => ({
  contractNotification: { deadlineType: 2, contractParty: 'Fjord AS', responsibleId: null, contractId: 'c', isDeleted: false, ...change },
});
const task: Facts = { task: { taskId: 't', title: 'Bestill', recordName: 'Kari Li', isGiven: false } };
const onPerson: Facts = { noteNotification: { type: 2, properties: { companyUserId: 'kari' } } };
const onContract: Facts = { noteNotification: { type: 1, properties: { contractId: 'c' } } };
const onTreatment = (treatmentCompleted: boolean): Facts => ({
  noteNotification: { type: 0, properties: { treatmentId: 't', treatmentCompleted } },
});

interface Case {
  reason: Reason;
  facts?: Facts;
  /** The related person; Kari unless given. */
  about?: string | null;
  affectedId?: string;
  to: Partial<Record<keyof typeof readers, string | undefined>>;
}
const everybody = (to: string | undefined) => ({ employee: to, leader: to, deputy: to, admin: to });
const profile = '/people/details?employeeId=kari';
const calendar = '/vacation-and-leave/details?companyUserId=kari&date=2027-05-03&activeTab=calendar&absenceId=a';
const own = '/vacation-and-leave/details?companyUserId=me';
const waiting = '/vacation-and-leave/pending-requests?tab=transfer&year=2026';
const decided = '/vacation-and-leave/responded-requests?tab=transfer&year=2026';
const requests = '/vacation-and-leave/pending-requests?year=2027';
const notes = `${profile}&tab=notes`;

const cases: readonly Case[] = [
  { reason: 'Birthday', to: everybody('/people') },
  { reason: 'SameDayBirthday', to: everybody('/people') },
  { reason: 'WorkAnniversary', to: everybody('/people') },
  { reason: 'UserCreated', to: { employee: '/people', leader: profile, deputy: '/people', admin: profile } },
  { reason: 'UserCreated', about: null, to: everybody('/people') },
  { reason: 'SalaryAccountNumberChanged', to: { employee: '/people', leader: profile, deputy: '/people', admin: profile } },
  { reason: 'PendingUserInvitation', to: { employee: '/people', leader: '/people', deputy: '/people', admin: '/people/invited' } },
  { reason: 'PendingUserUpdateInformation', to: { employee: '/people/edit?employeeId=me', admin: '/people' } },
  { reason: 'PendingUserUpdateInformation', about: 'me', to: everybody('/people/edit?employeeId=me') },
  { reason: 'CompanyReport', about: null, to: { ...everybody(undefined), admin: '/organisation/log' } },
  {
    reason: 'CompanyReport',
    about: null,
    facts: { integration: { provider: 'slack', trouble: 'switchedOff', name: '#kontoret' } },
    to: { ...everybody(undefined), admin: '/integrations?integration=slack' },
  },
  {
    reason: 'CompanyReport',
    about: null,
    facts: { integration: { provider: 'tripletex', trouble: 'failing' } },
    to: { ...everybody(undefined), admin: '/integrations' },
  },
  { reason: 'PendingContractSignature', to: everybody(undefined) },
  { reason: 'PendingContractSignature', affectedId: 'r', to: { ...everybody(undefined), signer: '/esigning?signingRequestId=r' } },
  { reason: 'PromptToAddAbsence', about: 'me', to: everybody('/vacation-and-leave?tab=personal&absence=new') },
  ...(['AbsenceRequestNotificationAdmins', 'AbsenceRequestNotificationEmployees'] as const).flatMap((reason): Case[] => [
    { reason, facts: absence, to: { employee: '/vacation-and-leave', leader: calendar, deputy: requests, admin: calendar } },
    { reason, facts: absence, about: 'me', to: everybody(calendar.replace('kari', 'me')) },
    { reason, about: 'me', to: everybody(own) },
    { reason, facts: transfer(true), to: { employee: '/vacation-and-leave', leader: waiting, deputy: waiting, admin: waiting } },
    { reason, facts: transfer(false), to: { employee: '/vacation-and-leave', leader: decided, deputy: decided, admin: decided } },
    { reason, facts: transfer(true), about: 'me', to: everybody(own) },
    { reason, facts: transfer(false), about: 'me', to: everybody(own) },
  ]),
  { reason: 'GdprSubmoduleUpdated', affectedId: '2', to: { ...everybody(undefined), admin: '/gdpr/data-processor-agreement' } },
  { reason: 'GdprSubmoduleUpdated', affectedId: '3', to: { ...everybody(undefined), admin: '/gdpr/privacy-statement' } },
  { reason: 'GdprSubmoduleUpdated', affectedId: '4', to: { ...everybody(undefined), admin: '/gdpr/risk-assessment' } },
  { reason: 'GdprSubmoduleUpdated', to: everybody(undefined) },
  {
    reason: 'GdprSubmoduleUpdated',
    affectedId: '5',
    facts: { gdpr: { clock: 'review', recordId: 't', name: 'Lønn' } },
    to: { ...everybody(undefined), admin: '/gdpr/treatment/view?treatmentId=t' },
  },
  {
    reason: 'GdprSubmoduleUpdated',
    affectedId: '6',
    facts: { gdpr: { clock: 'agreement', recordId: 'a', name: 'Regneark' } },
    to: { ...everybody(undefined), admin: '/gdpr/data-processor-agreement' },
  },
  {
    reason: 'GdprSubmoduleUpdated',
    affectedId: '7',
    facts: { gdpr: { clock: 'requestDue', recordId: 'r' } },
    to: { ...everybody(undefined), admin: '/gdpr/subject-requests?request=r' },
  },
  {
    reason: 'GdprSubmoduleUpdated',
    affectedId: '7',
    facts: { gdpr: { clock: 'takeoutReleased', recordId: 'r' } },
    to: everybody('/my-settings'),
  },
  {
    reason: 'GdprSubmoduleUpdated',
    affectedId: '8',
    facts: { gdpr: { clock: 'breach', recordId: 'b', name: 'Tapt PC' } },
    to: { ...everybody(undefined), admin: '/gdpr/breaches?breach=b' },
  },
  { reason: 'ContractNotifications', facts: contract(), to: { ...everybody(undefined), admin: '/contracts/details?contractId=c' } },
  { reason: 'ContractNotifications', facts: contract({ responsibleId: 'me' }), to: everybody('/contracts/details?contractId=c') },
  { reason: 'ContractNotifications', facts: contract({ isDeleted: true }), to: { ...everybody(undefined), admin: '/contracts' } },
  ...(['NotesNotificationsMain', 'NotesNotificationsPersonal'] as const).flatMap((reason): Case[] => [
    { reason, facts: onPerson, to: { employee: '/people', leader: notes, deputy: '/people', admin: notes } },
    { reason, facts: onPerson, about: null, to: everybody('/people') },
    { reason, facts: onContract, about: null, to: everybody('/contracts/details?contractId=c&tab=notes') },
    { reason, facts: onTreatment(true), about: null, to: everybody('/gdpr/treatment/view?treatmentId=t&tab=notes') },
    { reason, facts: onTreatment(false), about: null, to: everybody('/gdpr/treatment/edit?treatmentId=t') },
  ]),
  { reason: 'OnOffBoardingTaskResponsible', to: everybody('/on-offboarding/my-tasks') },
  ...(['given', 'moved', 'deleted', 'taken'] as const).map((kind): Case => ({
    reason: 'OnOffBoardingTaskResponsible',
    facts: { record: { recordId: 'p', name: 'Kari' }, counts: { [kind]: 2 } },
    to: everybody('/on-offboarding/my-tasks'),
  })),
  ...(['completed', 'misfit', 'deactivated', 'external', 'handedOver'] as const).map((kind): Case => ({
    reason: 'OnOffBoardingTaskResponsible',
    facts: { record: { recordId: 'p', name: 'Kari' }, counts: { [kind]: 2 } },
    to: everybody('/on-offboarding/details?id=p'),
  })),
  { reason: 'TaskResponsible', facts: task, about: 'me', to: everybody('/tasks?task=t') },
  { reason: 'TaskResponsible', about: 'me', to: everybody('/tasks') },
  { reason: 'TaskResponsible', facts: task, to: { employee: '/people', leader: profile, deputy: '/people', admin: profile } },
];

describe('a notification leads', () => {
  test.each(cases)(
    '$reason about $about with $facts to its page for each reader',
    ({ reason, facts = {}, about = 'kari', affectedId, to }) => {
      const led = Object.fromEntries(
        // Object.keys loses the key type.
        (Object.keys(to) as (keyof typeof readers)[]).map((reader) => {
          const target = viewOf(services, reason).target({ companyUserId: about, affectedId, facts }, readers[reader], services);
          return [reader, target && addressOf(target)];
        }),
      );
      expect(led).toEqual(to);
    },
  );

  test('for every reason, even when next to nothing is known', () => {
    const known = new Set(cases.map(({ reason }) => reason));
    expect(reasons.filter((reason) => !known.has(reason))).toEqual([]);
    for (const reason of reasons) viewOf(services, reason).target({ companyUserId: null, facts: {} }, readers.employee, services);
  });
});
