import { expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { validateRequests } from './validate-requests.ts';
import type { KnownAddress, Room } from './validate-requests.ts';

const plenty: Room = { users: null, administrators: null };
const known: KnownAddress[] = [
  { email: 'Inne@fjord.no', companyUserId: 'a', hasSignIn: true, isInvited: false },
  { email: 'registrert@fjord.no', companyUserId: 'b', hasSignIn: false, isInvited: false },
  { email: 'invitert@fjord.no', companyUserId: 'c', hasSignIn: false, isInvited: true },
];
const judge = (inviter: RoleKey, rows: readonly [string, RoleKey][], room = plenty) =>
  validateRequests(
    rows.map(([inviteeEmailAddress, role]) => ({ inviteeEmailAddress, role, firstName: '', lastName: '' })),
    { inviter, known, room },
  ).map(({ code }) => code);

test.each<{ who: string; by: RoleKey; to: RoleKey; email: string; code: string | null }>([
  { who: 'a newcomer', by: 'hradmin', to: 'employee', email: 'ny@fjord.no', code: null },
  { who: 'an admin by an admin', by: 'systemadmin', to: 'systemadmin', email: 'ny@fjord.no', code: null },
  { who: 'an admin by HR', by: 'hradmin', to: 'systemadmin', email: 'ny@fjord.no', code: 'accesscontrol.NotAllowedToMakeAdmin' },
  {
    who: 'the data protection adviser by HR',
    by: 'hradmin',
    to: 'gdpr',
    email: 'ny@fjord.no',
    code: 'accesscontrol.NotAllowedToUpdateRole',
  },
  { who: 'somebody who signs in', by: 'systemadmin', to: 'employee', email: 'inne@FJORD.no', code: 'invitations.ExistingUser' },
  { who: 'somebody registered', by: 'systemadmin', to: 'employee', email: 'registrert@fjord.no', code: 'people.EmailAlreadyExists' },
  { who: 'somebody invited', by: 'systemadmin', to: 'employee', email: 'INVITERT@fjord.no', code: 'people.PersonAlreadyInvited' },
])('$who', ({ by, to, email, code }) => {
  expect(judge(by, [[email, to]])).toEqual([code]);
});

test('an address that stands twice is invited once', () => {
  expect(
    judge('systemadmin', [
      ['a@b.no', 'employee'],
      ['A@b.no', 'manager'],
    ]),
  ).toEqual([null, 'invitations.InvitationEmailExists']);
});

test('seats are given in order; external roles need none', () => {
  const rows: [string, RoleKey][] = [
    ['a@b.no', 'employee'],
    ['b@b.no', 'systemadmin'],
    ['c@b.no', 'employee'],
    ['d@b.no', 'accountant'],
  ];
  expect(judge('systemadmin', rows, { users: 1, administrators: null })).toEqual([
    null,
    'people.UserLimitReached',
    'people.UserLimitReached',
    null,
  ]);
  expect(judge('systemadmin', rows, { users: null, administrators: 0 })).toEqual([
    null,
    'accesscontrol.MultipleAdminsRequireSubscription',
    null,
    null,
  ]);
});

test('roles without a seat take none, and a refused request takes neither seat nor address', () => {
  const rows: [string, RoleKey][] = [
    ['a@b.no', 'boardmember'],
    ['inne@fjord.no', 'systemadmin'],
    ['b@b.no', 'systemadmin'],
    ['c@b.no', 'systemadmin'],
    ['c@b.no', 'employee'],
    ['d@b.no', 'employee'],
  ];
  expect(judge('systemadmin', rows, { users: 2, administrators: 1 })).toEqual([
    null,
    'invitations.ExistingUser',
    null,
    'accesscontrol.MultipleAdminsRequireSubscription',
    null,
    'people.UserLimitReached',
  ]);
});

test('an employee takes no seat of an administrator', () => {
  const rows: [string, RoleKey][] = [
    ['a@b.no', 'employee'],
    ['b@b.no', 'systemadmin'],
    ['c@b.no', 'systemadmin'],
  ];
  expect(judge('systemadmin', rows, { users: null, administrators: 1 })).toEqual([
    null,
    null,
    'accesscontrol.MultipleAdminsRequireSubscription',
  ]);
});

test.each<[string, KnownAddress[], string | null, string | null]>([
  ['an open invitation to nobody’s person', [{ ...known[2]!, companyUserId: null }], 'people.EmailAlreadyExists', null],
  ['two people, one of whom signs in', [known[1]!, { ...known[0]!, email: 'REGISTRERT@fjord.no' }], 'invitations.ExistingUser', 'b'],
  ['a person and an open invitation', [{ ...known[2]!, companyUserId: null }, known[2]!], 'people.PersonAlreadyInvited', 'c'],
  ['nobody', [], null, null],
])('an address that belongs to %s', (_name, has, code, companyUserId) => {
  const request = { inviteeEmailAddress: has[0]?.email ?? 'ny@fjord.no', role: 'employee' as const, firstName: '', lastName: '' };
  expect(validateRequests([request], { inviter: 'hradmin', known: has, room: plenty })).toEqual([{ request, code, companyUserId }]);
});
