import { expect, test } from 'vitest';
import type { NavigationEntry } from '#kernel/web/entry.ts';
import type { User } from '#kernel/web/session.ts';
import { currentEntry, menuFor, navigationFor, tilesFor } from './navigation.ts';

const shared = { label: { en: 'x', no: 'x' }, icon: () => null };
const entry = (key: string, parts: Partial<NavigationEntry>): NavigationEntry => ({ ...shared, key, path: `/${key}`, order: 1, ...parts });

const entries = [
  entry('contracts', { order: 4, permission: 'Contracts', feature: 'contracts' }),
  entry('esigning', { order: 2, permission: 'Esigning' }),
  entry('absence', { order: 1.3, group: 'hr', permission: 'VacationAndLeaveView', feature: 'absenceCalendar' }),
  entry('summary', { order: 1.4, group: 'hr', permission: 'VacationAndLeaveSummary', without: 'VacationAndLeaveView' }),
  entry('people', { order: 1.1, group: 'hr', permission: 'Employees' }),
];

// Navigation reads only these of a user.
const userWith = (permissions: User['permissions'], parts: Partial<User> = {}) =>
  ({ permissions, isActive: true, isPending: false, company: { features: { absenceCalendar: true } }, ...parts }) as User;

const keysOf = (user: User | undefined) => {
  const { hr, top } = navigationFor(user, entries);
  return { hr: hr.map(({ key }) => key), top: top.map(({ key }) => key) };
};

test('shows what the person may open, in order', () => {
  const user = userWith({ EmployeesViewPeopleSection: true, Employees: true, VacationAndLeaveView: true, Esigning: true });
  expect(keysOf(user)).toEqual({ hr: ['people', 'absence'], top: ['esigning'] });
});

test('hides an entry whose feature is off', () => {
  expect(keysOf(userWith({ Contracts: true })).top).toEqual([]);
});

test('shows the summary only to those who lack the calendar', () => {
  const summary = { EmployeesViewPeopleSection: true, VacationAndLeaveSummary: true };
  expect(keysOf(userWith(summary)).hr).toEqual(['summary']);
  expect(keysOf(userWith({ ...summary, VacationAndLeaveView: true })).hr).toEqual(['absence']);
});

test('hides the whole group HR without its permission', () => {
  expect(keysOf(userWith({ Employees: true }))).toEqual({ hr: [], top: [] });
});

test.each([
  ['nobody', undefined],
  ['a pending user', userWith({ Esigning: true }, { isPending: true })],
  ['an inactive user', userWith({ Esigning: true }, { isActive: false })],
])('shows %s nothing', (_name, user) => {
  expect(keysOf(user)).toEqual({ hr: [], top: [] });
  expect(tilesFor(user, entries)).toEqual([]);
});

test('keeps each menu to its own entries', () => {
  const menus = [
    { ...entry('log', { order: 2, permission: 'OrganisationLogs' }), menu: 'company' as const },
    { ...entry('organisation', { order: 1, permission: 'OrganisationView' }), menu: 'company' as const },
    { ...entry('profile', {}), menu: 'user' as const },
  ];
  const user = userWith({ OrganisationView: true, OrganisationLogs: true });
  expect(menuFor(user, menus, 'company').map(({ key }) => key)).toEqual(['organisation', 'log']);
  expect(menuFor(user, menus, 'user').map(({ key }) => key)).toEqual(['profile']);
});

test.each([
  ['/people', 'people'],
  ['/people/details', 'people'],
  ['/people-and-more', undefined],
  ['/', undefined],
])('marks the entry of %s', (path, key) => {
  expect(currentEntry(path, entries)?.key).toBe(key);
});
