import { expect, test } from 'vitest';
import {
  emptyRow,
  InviteForm,
  limitThatRefused,
  rowsWithoutSeat,
  sentRows,
  sortResults,
  surplusOf,
  typedSince,
  withPasted,
} from './invite-form.ts';

const pasted = (...addresses: string[]) => addresses.map((inviteeEmailAddress) => ({ inviteeEmailAddress, firstName: '', lastName: '' }));
const row = (inviteeEmailAddress: string) => ({ ...emptyRow(), inviteeEmailAddress });

test('a pasted list takes the place of its row, has its role and repeats nobody', () => {
  const rows = withPasted([row('a@b.no'), emptyRow('manager'), row('c@b.no')], 1, pasted('d@b.no', 'A@b.no', 'e@b.no'));
  expect(rows.map(({ inviteeEmailAddress, role }) => `${inviteeEmailAddress} ${role}`)).toEqual([
    'a@b.no employee',
    'd@b.no manager',
    'e@b.no manager',
    'c@b.no employee',
  ]);
});

test('a pasted address is there already when only its domain is written in another way', () => {
  const rows = withPasted([row('a@blåbær.no'), emptyRow()], 1, pasted('A@xn--blbr-roah.no', 'b@blåbær.no'));
  expect(rows.map(({ inviteeEmailAddress }) => inviteeEmailAddress)).toEqual(['a@blåbær.no', 'b@blåbær.no']);
});

test('what was sent leaves, what was refused stays with its reason', () => {
  const result = { role: 'employee', invitationId: null, companyUserId: null } as const;
  const sorted = sortResults(
    [row('a@b.no'), row('c@b.no')],
    [
      { ...result, inviteeEmailAddress: 'a@b.no', code: null },
      { ...result, inviteeEmailAddress: 'c@b.no', code: 'people.EmailAlreadyExists' },
    ],
  );
  expect(sorted).toEqual({ sent: ['a@b.no'], left: [{ row: row('c@b.no'), code: 'people.EmailAlreadyExists' }] });
});

test.each([
  [[], undefined],
  [['people.EmailAlreadyExists'], undefined],
  [['people.EmailAlreadyExists', 'people.UserLimitReached'], 'users'],
  [['accesscontrol.MultipleAdminsRequireSubscription'], 'administrators'],
] as const)('of rows refused with %j the limit is %s', (codes, limit) => {
  expect(limitThatRefused(codes.map((code) => ({ code })))).toBe(limit);
});

test.each([
  ['no limit', null, []],
  ['a seat for all', 2, []],
  ['one seat', 1, [4]],
  ['no seat', 0, [0, 4]],
  ['fewer seats than are used', -3, [0, 4]],
])('with %s, the rows of internal people that go beyond it are named', (_, seatsLeft, beyond) => {
  const external = { ...row('r@b.no'), role: 'accountant' } as const;
  const rows = [row('a@b.no'), emptyRow(), external, row('A@b.no'), row('c@b.no')];
  expect([...rowsWithoutSeat(rows, seatsLeft)]).toEqual(beyond);
});

test('what is typed while the others are sent stays', () => {
  const rows = [row('b@b.no'), emptyRow(), { ...row('A@b.no'), role: 'manager' } as const];
  expect(typedSince([row('a@b.no')], rows)).toEqual([row('b@b.no')]);
});

test('says how many rows are more than can be sent', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ ...emptyRow(), inviteeEmailAddress: `nr${place}@fjord.no` }));
  expect([surplusOf(rows(200)), surplusOf(rows(203))]).toEqual([0, 3]);
  expect(InviteForm.safeParse({ invitationRequests: rows(200) }).success).toBe(true);
  expect(InviteForm.safeParse({ invitationRequests: rows(201) }).success).toBe(false);
});

test('rows without an address are not sent, and at least one needs one', () => {
  expect(sentRows([emptyRow(), row('a@b.no'), row(' '), row('c@b.no')])).toEqual([row('a@b.no'), row('c@b.no')]);
  expect(sentRows([emptyRow('manager'), emptyRow()])).toEqual([emptyRow('manager')]);
});

test.each([
  ['one that is filled in', [emptyRow(), row('a@b.no')], []],
  ['only empty ones', [emptyRow(), emptyRow()], ['invitationRequests.0.inviteeEmailAddress']],
  ['a wrong one after an empty one', [emptyRow(), row('a@b.no'), row('b')], ['invitationRequests.2.inviteeEmailAddress']],
])('of rows with %s, those that are wrong are named by their place', (_, rows, expected) => {
  const { error } = InviteForm.safeParse({ invitationRequests: rows });
  expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(expected);
});

test('a pasted list leaves no empty row', () => {
  const rows = withPasted([emptyRow(), emptyRow(), row('a@b.no')], 1, pasted('d@b.no'));
  expect(rows.map(({ inviteeEmailAddress }) => inviteeEmailAddress)).toEqual(['d@b.no', 'a@b.no']);
});
