import { describe, expect, test } from 'vitest';
import type { Preferences } from '../../contract/preferences.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { Subject } from '../subject.ts';
import { findDueSubjects, planNotifications } from './plan-notifications.ts';
import type { NotificationContext } from './plan-notifications.ts';
import type { ActiveRule, NotifiablePerson } from './recipients.ts';

const person = (companyUserId: string, overrides: Partial<NotifiablePerson> = {}): NotifiablePerson => ({
  companyUserId,
  firstName: companyUserId,
  lastName: 'Test',
  state: 'active',
  role: 'employee',
  isExternal: false,
  reportingTo: 'lead',
  email: `${companyUserId}@example.no`,
  mobile: '+4799999999',
  language: 'no',
  maySetRules: false,
  ...overrides,
});
const people = [
  person('admin', { role: 'systemadmin', maySetRules: true, reportingTo: null }),
  person('boss', { role: 'systemadmin', maySetRules: true, reportingTo: null }),
  person('lead', { role: 'manager', reportingTo: 'boss' }),
  person('kari'),
  person('ola'),
  person('paper', { email: null, mobile: null }),
  person('left', { state: 'inactive' }),
  person('new', { state: 'pending' }),
  person('books', { role: 'accountant', isExternal: true, reportingTo: null }),
];
const rule = (overrides: Partial<ActiveRule> = {}): ActiveRule => ({
  ruleId: 'r',
  reason: 'Birthday',
  title: 'Bursdag',
  recipients: ['reportingManager'],
  difference: { direction: 'instant', days: 0 },
  repeatDays: null,
  date: null,
  channels: [1, 2],
  actions: [],
  createdBy: 'admin',
  ...overrides,
});
const about = (companyUserId: string | null, overrides: Partial<Subject> = {}): Subject => ({
  key: `birthday:${companyUserId}`,
  date: '2026-11-21',
  companyUserId,
  facts: {},
  ...overrides,
});
const at: NotificationContext = {
  people,
  preferences: new Map(),
  away: new Set(),
  timeZone: 'Europe/Oslo',
  now: new Date('2026-11-21T09:00Z'),
};
const planned = (one: ActiveRule, subject: Subject, circumstances: Partial<NotificationContext> = {}) =>
  planNotifications([{ rule: one, subject, day: '2026-11-21' }], { ...at, ...circumstances });
const names = (...of: Parameters<typeof planned>) => planned(...of).map(({ companyUserId }) => companyUserId);
/** `kari:1,2` = Kari in the product and by mail. */
const told = (...of: Parameters<typeof planned>) =>
  planned(...of).map(
    ({ companyUserId, inApp, outside }) =>
      `${companyUserId ?? outside[0]?.to}:${[...(inApp ? [1] : []), ...outside.map(({ channel }) => channel)].join(',')}`,
  );

describe('recipients', () => {
  test.each<[string, ActiveRule, Subject, (string | null)[]]>([
    ['the nearest manager', rule(), about('kari'), ['lead']],
    ['nobody for who has no manager', rule(), about('admin'), []],
    ['the creator', rule({ recipients: ['ruleCreator'] }), about('kari'), ['admin']],
    ['a creator who may set rules no more', rule({ recipients: ['ruleCreator'], createdBy: 'ola' }), about('kari'), []],
    ['a creator who has left', rule({ recipients: ['ruleCreator'], createdBy: 'left' }), about('kari'), []],
    ['the product made the rule', rule({ recipients: ['ruleCreator'], createdBy: null }), about('kari'), []],
    ['all system admins', rule({ recipients: ['allSystemAdmins'] }), about('kari'), ['admin', 'boss']],
    ['nobody twice', rule({ recipients: ['ruleCreator', 'allSystemAdmins'] }), about('kari'), ['admin', 'boss']],
    ['everyone, not external, not without a sign-in', rule({ recipients: ['everyoneNonAdmin'] }), about('ola'), ['lead', 'kari']],
    ['not of their own birthday', rule({ recipients: ['allSystemAdmins'] }), about('boss'), ['admin']],
    ['the related user of a same-day birthday', rule({ reason: 'SameDayBirthday', recipients: ['relatedUser'] }), about('kari'), ['kari']],
    [
      'whoever did it is not told',
      rule({ reason: 'UserCreated', recipients: ['allSystemAdmins'] }),
      about('kari', { by: 'admin' }),
      ['boss'],
    ],
    [
      'a pending person of themselves',
      rule({ reason: 'PendingUserUpdateInformation', recipients: ['relatedUser'] }),
      about('new'),
      ['new'],
    ],
    ['a pending person of nobody else', rule({ recipients: ['everyoneNonAdmin'] }), about('kari'), ['lead', 'ola']],
    ['a deputy stands for the manager', rule(), about('kari', { recipients: { reportingManager: ['ola'] } }), ['ola']],
    ['nobody stands for the manager', rule(), about('kari', { recipients: { reportingManager: [] } }), []],
    [
      'everyone is asked to book their own vacation',
      rule({ reason: 'PromptToAddAbsence', recipients: ['everyoneNonAdmin'] }),
      about('kari'),
      ['kari'],
    ],
    [
      'but no admin, as nobody but others are asked',
      rule({ reason: 'PromptToAddAbsence', recipients: ['everyoneNonAdmin'] }),
      about('boss'),
      [],
    ],
    ['nobody whose business it is not', rule({ recipients: ['allSystemAdmins'] }), about('kari', { only: ['kari', 'boss'] }), ['boss']],
    ['nobody to sign for', rule({ reason: 'PendingContractSignature', recipients: ['signingInitiator'] }), about('kari'), []],
    [
      'one’s own note by one’s own rule',
      rule({ reason: 'NotesNotificationsPersonal', recipients: ['ruleCreator'] }),
      about('admin'),
      ['admin'],
    ],
  ])('%s', (_name, one, subject, expected) => {
    expect(names(one, subject)).toEqual(expected);
  });

  test('somebody invited gets mail only, at the address of the invitation', () => {
    const invited = { email: 'ny@example.no', language: 'en' } as const;
    const one = rule({ reason: 'PendingUserInvitation', recipients: ['relatedUser', 'allSystemAdmins'], channels: [1, 2, 3] });
    expect(told(one, about('new', { invited }))).toEqual(['ny@example.no:2', 'admin:1,2,3', 'boss:1,2,3']);
    expect(told({ ...one, channels: [1] }, about('new', { invited }))).toEqual(['admin:1', 'boss:1']);
    expect(planned(one, about('new', { invited }))[0]).toMatchObject({
      language: 'en',
      outside: [{ channel: 2, to: 'ny@example.no', leavesAt: null, isDigest: false }],
    });
  });
});

describe('channels and preferences', () => {
  const none: Preferences = { muted: [], digestAt: null, quietFrom: null, quietTo: null, muteWhileAway: false };
  const sms = rule({ reason: 'SameDayBirthday', recipients: ['relatedUser'], channels: [1, 2, 3] });
  const likes = (overrides: Partial<Preferences>) => ({ preferences: new Map([['kari', { ...none, ...overrides }]]) });

  test('all of the rule', () => expect(told(sms, about('kari'))).toEqual(['kari:1,2,3']));
  test('no SMS without a number', () =>
    expect(told(sms, about('kari'), { people: [person('kari', { mobile: null })] })).toEqual(['kari:1,2']));
  test('what is muted for the reason', () =>
    expect(told(sms, about('kari'), likes({ muted: [{ reason: 'SameDayBirthday', channel: 2 }] }))).toEqual(['kari:1,3']));
  test('what is muted for another reason', () =>
    expect(told(sms, about('kari'), likes({ muted: [{ reason: 'Birthday', channel: 2 }] }))).toEqual(['kari:1,2,3']));
  test('away and muted then: in the product only', () =>
    expect(told(sms, about('kari'), { ...likes({ muteWhileAway: true }), away: new Set(['kari']) })).toEqual(['kari:1']));
  test('away, and it does not matter', () =>
    expect(told(sms, about('kari'), { ...likes({}), away: new Set(['kari']) })).toEqual(['kari:1,2,3']));
  test('nothing is left: nobody is told', () =>
    expect(told({ ...sms, channels: [2] }, about('kari'), likes({ muted: [{ reason: 'SameDayBirthday', channel: 2 }] }))).toEqual([]));
  test('mail waits for the digest, SMS does not', () => {
    const [one] = planned(sms, about('kari'), likes({ digestAt: '15:00' }));
    expect(one?.outside).toEqual([
      { channel: 2, to: 'kari@example.no', leavesAt: new Date('2026-11-21T14:00Z'), isDigest: true },
      { channel: 3, to: '+4799999999', leavesAt: null, isDigest: false },
    ]);
  });
});

describe('somebody who is invited', () => {
  const muted: Preferences = {
    muted: [{ reason: 'PendingUserInvitation', channel: 2 }],
    digestAt: null,
    quietFrom: null,
    quietTo: null,
    muteWhileAway: false,
  };
  const one = rule({ reason: 'PendingUserInvitation', recipients: ['relatedUser'], channels: [2] });
  const preferences = new Map([['new', muted]]);
  const invited = { email: 'ny@example.no', language: 'no' } as const;

  test('and has an account is not mailed what they have muted', () => {
    expect(told(one, about('new', { invited: { ...invited, hasAccount: true } }), { preferences })).toEqual([]);
    expect(told(one, about('new', { invited: { ...invited, hasAccount: true } }))).toEqual(['ny@example.no:2']);
  });

  test('and has none is mailed whatever the person here has muted', () => {
    expect(told(one, about('new', { invited }), { preferences })).toEqual(['ny@example.no:2']);
  });
});

describe('days', () => {
  const subjects = new Map<Reason, Subject[]>([
    ['Birthday', [about('kari', { date: '2026-11-24' }), about('ola', { date: '2026-11-22' })]],
    ['AbsenceRequestNotificationAdmins', [about('kari', { key: 'absence:1', action: 'delete' }), about('ola', { key: 'absence:2' })]],
  ]);
  const days = { from: '2026-11-20', to: '2026-11-24' };

  test('every rule on its day, the earliest first', () => {
    const rules = [rule({ ruleId: 'day' }), rule({ ruleId: 'before', difference: { direction: 'before', days: 2 } })];
    expect(
      findDueSubjects(rules, subjects, days).map(({ rule: { ruleId }, subject, day }) => [day, ruleId, subject.companyUserId]),
    ).toEqual([
      ['2026-11-20', 'before', 'ola'],
      ['2026-11-22', 'day', 'ola'],
      ['2026-11-22', 'before', 'kari'],
      ['2026-11-24', 'day', 'kari'],
    ]);
  });

  test('a rule of a reason that nothing happened for tells nothing', () => {
    expect(findDueSubjects([rule({ reason: 'WorkAnniversary' })], subjects, days)).toEqual([]);
  });

  test('a rule that names actions tells of those alone', () => {
    const reason = 'AbsenceRequestNotificationAdmins';
    const keys = (actions: ActiveRule['actions']) =>
      findDueSubjects([rule({ reason, actions })], subjects, days).map(({ subject }) => subject.key);
    expect([keys([]), keys(['delete']), keys(['request'])]).toEqual([['absence:1', 'absence:2'], ['absence:1'], []]);
  });
});
