import { describe, expect, test } from 'vitest';
import type { Subject } from '../subject.ts';
import { groupRecipients, recipientsOf, type ActiveRule, type NotifiablePerson } from './recipients.ts';

const person = (companyUserId: string, overrides: Partial<NotifiablePerson> = {}): NotifiablePerson => ({
  companyUserId,
  firstName: companyUserId,
  lastName: 'Test',
  state: 'active',
  role: 'employee',
  isExternal: false,
  reportingTo: 'lead',
  email: `${companyUserId}@example.no`,
  mobile: null,
  language: 'no',
  maySetRules: false,
  ...overrides,
});
const admin = person('admin', { role: 'systemadmin', maySetRules: true, reportingTo: null });
const circle = groupRecipients([
  admin,
  person('former', { role: 'systemadmin', state: 'inactive', maySetRules: true }),
  person('lead', { role: 'manager', reportingTo: 'admin' }),
  person('kari'),
  person('new', { state: 'pending' }),
  person('paper', { email: null }),
  person('books', { role: 'accountant', isExternal: true, reportingTo: null }),
]);
const rule = (overrides: Partial<ActiveRule>): ActiveRule => ({
  ruleId: 'r',
  reason: 'OnOffBoardingTaskResponsible',
  title: 'Regel',
  recipients: ['relatedUser'],
  difference: { direction: 'instant', days: 0 },
  repeatDays: null,
  date: null,
  channels: [1, 2, 3],
  actions: [],
  createdBy: 'admin',
  ...overrides,
});
const about = (companyUserId: string | null, overrides: Partial<Subject> = {}): Subject => ({
  key: 'k',
  date: '2026-11-21',
  companyUserId,
  facts: {},
  ...overrides,
});
/** `kari:1,2` = Kari in the product and by mail. */
const told = (of: Partial<ActiveRule>, subject: Subject) =>
  [...recipientsOf(rule(of), subject, circle)].map(([id, channels]) => `${id}:${[...channels].join(',')}`);

test('a company knows its active system admins and everyone else on its staff', () => {
  expect(circle.systemAdmins).toEqual(['admin']);
  expect(circle.nonAdmins).toEqual(['lead', 'kari', 'paper']);
  expect([circle.person('kari')?.companyUserId, circle.person(null), circle.person(undefined), circle.person('gone')]).toEqual([
    'kari',
    undefined,
    undefined,
    undefined,
  ]);
});

describe('who is meant by a kind of recipient', () => {
  test.each<[string, Partial<ActiveRule>, Subject, string[]]>([
    ['the related user', {}, about('kari'), ['kari:1,2,3']],
    ['a related user whose profile is not complete', {}, about('new'), ['new:1,2,3']],
    ['a related user who does not sign in', {}, about('paper'), []],
    ['a related user who has left', {}, about('former'), []],
    ['no related user', {}, about(null), []],
    ['the manager', { recipients: ['reportingManager'] }, about('kari'), ['lead:1,2,3']],
    ['the manager of who has none', { recipients: ['reportingManager'] }, about('admin'), []],
    ['the manager of nobody', { recipients: ['reportingManager'] }, about(null), []],
    ['whoever made the rule', { recipients: ['ruleCreator'] }, about('kari'), ['admin:1,2,3']],
    ['a creator who may set rules no more', { recipients: ['ruleCreator'], createdBy: 'kari' }, about('lead'), []],
    ['a creator who has left', { recipients: ['ruleCreator'], createdBy: 'former' }, about('lead'), []],
    ['no creator', { recipients: ['ruleCreator'], createdBy: null }, about('lead'), []],
    ['all system admins', { recipients: ['allSystemAdmins'] }, about('kari'), ['admin:1,2,3']],
    ['everyone who is no admin', { recipients: ['everyoneNonAdmin'] }, about('admin'), ['lead:1,2,3', 'kari:1,2,3']],
    ['whoever asked for a signature, where nobody says who', { recipients: ['signingInitiator'] }, about('kari'), []],
    [
      'a stand-in for the manager',
      { recipients: ['reportingManager'] },
      about('kari', { recipients: { reportingManager: ['admin'] } }),
      ['admin:1,2,3'],
    ],
    [
      'nobody, where the stand-ins are none',
      { recipients: ['reportingManager'] },
      about('kari', { recipients: { reportingManager: [] } }),
      [],
    ],
    [
      'a stand-in whose profile is not complete',
      { recipients: ['reportingManager'] },
      about('kari', { recipients: { reportingManager: ['new'] } }),
      [],
    ],
  ])('%s', (_name, of, subject, expected) => {
    expect(told(of, subject)).toEqual(expected);
  });
});

test('somebody who has left or has not begun is in no group', () => {
  const left = ['admin', 'kari'].map((id) => person(id, { role: id === 'admin' ? 'systemadmin' : 'employee', state: 'inactive' }));
  const { systemAdmins, nonAdmins } = groupRecipients([...left, person('new', { state: 'pending' }), person('lead')]);
  expect([systemAdmins, nonAdmins]).toEqual([[], ['lead']]);
});

describe('who hears of what', () => {
  test.each<[string, Partial<ActiveRule>, Subject, string[]]>([
    ['whoever did it is not told', { recipients: ['allSystemAdmins', 'relatedUser'] }, about('kari', { by: 'admin' }), ['kari:1,2,3']],
    ['only those whose business it is', { recipients: ['everyoneNonAdmin'] }, about(null, { only: ['kari'] }), ['kari:1,2,3']],
    ['nobody, where it is nobody’s', { recipients: ['everyoneNonAdmin'] }, about(null, { only: [] }), []],
    [
      'nobody of their own birthday as one of everyone',
      { reason: 'Birthday', recipients: ['everyoneNonAdmin'], channels: [1] },
      about('kari'),
      ['lead:1'],
    ],
    ['oneself as the related user', { reason: 'SameDayBirthday', channels: [1] }, about('kari'), ['kari:1']],
    [
      'of other things also oneself as one of everyone',
      { reason: 'ContractNotifications', recipients: ['everyoneNonAdmin'], channels: [1] },
      about('kari'),
      ['lead:1', 'kari:1'],
    ],
    [
      'each of their own absence to register',
      { reason: 'PromptToAddAbsence', recipients: ['everyoneNonAdmin'] },
      about('kari'),
      ['kari:1,2,3'],
    ],
    ['no admin of theirs as one of everyone', { reason: 'PromptToAddAbsence', recipients: ['everyoneNonAdmin'] }, about('admin'), []],
    ['no external of theirs as one of everyone', { reason: 'PromptToAddAbsence', recipients: ['everyoneNonAdmin'] }, about('books'), []],
    ['nobody of nobody’s', { reason: 'PromptToAddAbsence', recipients: ['everyoneNonAdmin'] }, about(null), []],
  ])('%s', (_name, of, subject, expected) => {
    expect(told(of, subject)).toEqual(expected);
  });

  test.each(['WorkAnniversary', 'UserCreated', 'PendingUserUpdateInformation', 'AbsenceRequestNotificationAdmins'] as const)(
    'nobody is told of their own %s as a system admin',
    (reason) => {
      expect(told({ reason, recipients: ['allSystemAdmins'], channels: [1] }, about('admin'))).toEqual([]);
      expect(told({ reason, recipients: ['allSystemAdmins'], channels: [1] }, about('kari'))).toEqual(['admin:1']);
    },
  );
});

describe('by which channels', () => {
  const invited = { email: 'ny@example.no', language: 'no' as const };

  test('a recipient of two kinds is notified once, by the channels of both', () => {
    const both = { reason: 'PendingUserInvitation', recipients: ['relatedUser', 'ruleCreator'] } as const;
    expect(
      told({ ...both, recipients: [...both.recipients], createdBy: 'admin' }, about('admin', { recipients: { ruleCreator: ['kari'] } })),
    ).toEqual(['admin:2', 'kari:1,2,3']);
    expect(
      told({ recipients: ['ruleCreator', 'reportingManager'] }, about('kari', { recipients: { reportingManager: ['admin'] } })),
    ).toEqual(['admin:1,2,3']);
  });

  test('a recipient who is reached by fewer channels gets only those', () => {
    expect(told({ reason: 'PendingUserInvitation' }, about('kari'))).toEqual(['kari:2']);
    expect(told({ reason: 'PendingUserInvitation', channels: [1, 3] }, about('kari'))).toEqual(['kari:']);
  });

  test('somebody with an account who was invited at another address is mailed there, and told otherwise as themselves', () => {
    const elsewhere = about('kari', { invited: { ...invited, hasAccount: true } });
    const pending = { reason: 'PendingContractSignature', recipients: ['relatedUser' as const] } as const;
    expect(told({ ...pending, recipients: ['relatedUser'], channels: [1, 2, 3] }, elsewhere)).toEqual(['kari:1,3', ':2']);
    expect(told({ ...pending, recipients: ['relatedUser'], channels: [1] }, elsewhere)).toEqual(['kari:1']);
  });

  test('somebody invited is reached by mail alone, and only as the related user', () => {
    expect(told({ reason: 'PendingUserInvitation' }, about('kari', { invited }))).toEqual([':2']);
    expect(told({ reason: 'PendingUserInvitation', channels: [1, 3] }, about('kari', { invited }))).toEqual([]);
    expect(told({ reason: 'PendingUserInvitation', recipients: ['ruleCreator'] }, about('kari', { invited }))).toEqual(['admin:1,2,3']);
  });
});
