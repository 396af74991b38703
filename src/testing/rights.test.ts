import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { rights, roleTable as tableOf } from '#kernel/contract/rights.ts';
import { productRights, roleTable } from './role-table.ts';

/** The role table of docs/product/roles.md; one of its lines stands for two features. */
function tableInRules(): string[][] {
  const rules = readFileSync(join(import.meta.dirname, '../../docs/product/roles.md'), 'utf8');
  const lines = [...rules.matchAll(/^\| (.+) \|$/gm)]
    .map(([, line = '']) => line.split(' | '))
    .filter(([feature]) => feature !== 'Feature');
  return lines.flatMap(([feature = '', ...levels]) => feature.split(', ').map(() => levels));
}

test('the rows of all features together are the role table of the rules', () => {
  const rows = roleTable.features.map((feature) => roleKeys.map((role) => roleTable.levelsOf(role)[feature]));
  expect(rows).toEqual(tableInRules());
});

// Reviewed against roles.3 and roles.7, row by row. + granted, · not granted; columns in the order of roleKeys.
test('each role holds exactly these permissions', () => {
  const table = roleTable.permissions.map((permission) => {
    const held = roleKeys.map((role) => (roleTable.permissionsOf(role).has(permission) ? '+' : '·')).join(' ');
    return `${permission.padEnd(39)} ${held}`;
  });
  expect(`\n${table.join('\n')}\n`).toBe(`
Employees                               + + + + + + · ·
EmployeesViewPeopleSection              + + + + + + + +
EmployeesViewDetails                    + + + + + · · ·
EmployeesViewUpcomingBirthdays          + + + + + · · ·
EmployeesEdit                           + + · · · · · ·
ResetMfa                                + + + + + + + +
AccessControl                           + + · + · · · ·
VacationAndLeaveView                    + + + + + · · ·
VacationAndLeaveSummary                 + + + + · + · ·
VacationAndLeaveViewPendingRequests     + + · + · · · ·
VacationAndLeaveViewRespondedRequests   + + · + · · · ·
VacationAndLeaveCompanyUsersOnAbsence   + + + + + · · ·
SharedDocuments                         + + + + + + + +
EmployeeContracts                       + + · + + · · ·
EmployeeContractsEdit                   + + · · · · · ·
OnOffBoarding                           + + + + + · · ·
OnOffBoardingAddAndModify               + + + + · · · ·
Contracts                               + + + + · + + ·
ContractsEdit                           + · + · · · · ·
Esigning                                + + + + + + + +
Gdpr                                    + + · · · · · +
Sms                                     + + + + · · · ·
Winkit                                  + + + + · · · ·
NotificationRules                       + + · · · · · ·
Integrations                            + + · · · + · ·
OrganisationAdd                         + + + + + + + +
OrganisationView                        + + + + + + + +
OrganisationSettings                    + · + · · · · ·
OrganisationLogs                        + + · · · · · ·
Subscription                            + · · · · + · ·
`);
});

test('whoever only looks has no permission that is for changes, and a key is not offered what asks for a recent sign-in', () => {
  expect([...roleTable.changing]).toEqual([
    'EmployeesEdit',
    'ResetMfa',
    'EmployeeContractsEdit',
    'OnOffBoardingAddAndModify',
    'ContractsEdit',
    'OrganisationAdd',
  ]);
  expect([...roleTable.ofAccount]).toEqual(['OrganisationAdd']);
  expect(roleTable.permissions.filter((name) => !roleTable.forKeys.has(name))).toEqual(['ResetMfa']);
});

test('a key with every permission of its owner keeps every level', () => {
  for (const role of roleKeys)
    expect(roleTable.levelsWithin(roleTable.levelsOf(role), roleTable.permissionsOf(role))).toEqual(roleTable.levelsOf(role));
});

test('a key loses the levels whose permissions it does not carry', () => {
  const levels = roleTable.levelsWithin(roleTable.levelsOf('systemadmin'), new Set(['Employees', 'EmployeesViewDetails', 'Gdpr']));
  expect(levels).toMatchObject({ people: 'viewall', invite: 'none', accessControl: 'none', absence: 'none', gdpr: 'full' });
});

test('each row names permissions that there are as those that a key needs', () => {
  const named = productRights.flatMap((rows) =>
    Object.values(rows).flatMap(({ keys }) => [...keys.opening, ...(keys.changing ? [keys.changing] : [])]),
  );
  const known = new Set<string>(roleTable.permissions);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('a permission that two features declare stops the start', () => {
  const row = rights({
    x: { order: 1, levels: roleTable.levelsOf('employee') as never, permissions: { Employees: {} }, keys: { opening: [] } },
  });
  expect(() => tableOf([...productRights, row])).toThrow('Two features declare Employees');
});
