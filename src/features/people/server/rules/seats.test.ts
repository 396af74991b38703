import { expect, test } from 'vitest';
import { plannedSeat, seatsAdded, createSeatCounter, sumOfSeats, type Seats } from './seats.ts';

const employee = { role: 'employee', state: 'active' } as const;
const admin = { role: 'systemadmin', state: 'active' } as const;
const accountant = { role: 'accountant', state: 'active' } as const;

test.each([
  ['a new employee', undefined, employee, [1, 0]],
  ['a new administrator', undefined, admin, [1, 1]],
  ['a new accountant', undefined, accountant, [0, 0]],
  ['somebody invited', undefined, { ...employee, state: 'pending' }, [1, 0]],
  ['somebody who has left before', undefined, { ...employee, state: 'inactive' }, [0, 0]],
  ['an employee who becomes administrator', employee, admin, [0, 1]],
  ['an administrator who becomes employee', admin, employee, [0, -1]],
  ['an accountant who becomes employee', accountant, employee, [1, 0]],
  ['an accountant who becomes administrator', accountant, admin, [1, 1]],
  ['an employee who becomes accountant', employee, accountant, [-1, 0]],
  ['an administrator who comes back', { ...admin, state: 'inactive' }, admin, [1, 1]],
  ['who is invited and arrives', { ...employee, state: 'pending' }, employee, [0, 0]],
] as const)('%s', (_, before, after, [users, administrators]) => {
  expect(seatsAdded(before, after)).toEqual({ users, administrators });
});

test.each([
  ['somebody new', { person: undefined, values: {}, isLeaver: false }, employee],
  ['somebody new with a role', { person: undefined, values: { role: 'hradmin' }, isLeaver: false }, { ...employee, role: 'hradmin' }],
  ['somebody who has left', { person: undefined, values: {}, isLeaver: true }, { ...employee, state: 'inactive' }],
  ['somebody who is here', { person: accountant, values: {}, isLeaver: false }, accountant],
  ['somebody who is here with another role', { person: accountant, values: { role: 'employee' }, isLeaver: false }, employee],
] as const)('%s is planned', (_, row, expected) => {
  expect(plannedSeat(row)).toEqual(expected);
});

const user = { users: 1, administrators: 0 };
const administrator = { users: 1, administrators: 1 };

test('seats are taken until none are left, and again what was given back', () => {
  const counter = createSeatCounter({ users: 2, administrators: 1 });
  const take = (seats: Seats) => {
    const hasRoom = counter.hasRoomFor(seats);
    if (hasRoom) counter.take(seats);
    return hasRoom;
  };
  const gives = { users: -1, administrators: 0 };
  expect([administrator, administrator, user, user, gives, user, user].map((seats) => take(seats))).toEqual([
    true,
    false,
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('without a limit there are always seats, and where too many are taken none', () => {
  expect(createSeatCounter({ users: null, administrators: null }).hasRoomFor({ users: 10_000, administrators: 10_000 })).toBe(true);
  const { hasRoomFor: full } = createSeatCounter({ users: -3, administrators: -1 });
  expect([full(user), full({ users: 0, administrators: 0 }), full({ users: -1, administrators: 0 })]).toEqual([false, true, true]);
});

test('seats add up', () => {
  expect(sumOfSeats([user, administrator, { users: -1, administrators: -1 }])).toEqual({ users: 1, administrators: 0 });
});
