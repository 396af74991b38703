import { expect, test } from 'vitest';
import { roleTable } from '#testing/role-table.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { User } from '#kernel/web/session.ts';
import { stepsFor } from './start-steps.ts';

const userOf = (role: RoleKey, features: User['company']['features'] = { absenceCalendar: true }) => ({
  role,
  permissions: Object.fromEntries([...roleTable.permissionsOf(role)].map((name) => [name, true])),
  company: { features, paymentSolution: false, subscriptionFeatures: {} },
});

test.each<[RoleKey, string[]]>([
  ['systemadmin', ['import', 'invite', 'director', 'company', 'logo']],
  ['hradmin', ['import', 'invite']],
  ['officeadmin', ['company', 'logo', 'profile', 'absence', 'documents']],
  ['manager', ['profile', 'absence', 'documents']],
  ['employee', ['profile', 'absence', 'documents']],
  ['accountant', ['documents']],
  ['boardmember', ['documents']],
])('offers %s their own first steps', (role, expected) => {
  expect(stepsFor(userOf(role)).map(({ key }) => key)).toEqual(expected);
});

test('does not ask for a logo that is there', () => {
  const user = userOf('systemadmin');
  const keys = stepsFor({ ...user, company: { ...user.company, logoGuid: 'a' } }).map(({ key }) => key);
  expect(keys).not.toContain('logo');
});

test('offers no absence where it is switched off', () => {
  expect(stepsFor(userOf('employee', {})).map(({ key }) => key)).toEqual(['profile', 'documents']);
});
