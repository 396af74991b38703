import { expect, test } from 'vitest';
import { permissions, roleKeys } from '#kernel/contract/permissions.ts';
import { levelsOf, levelsWithin, mayGrant, permissionsOf } from './roles.ts';

// Reviewed against roles.3 and roles.7, row by row. + granted, · not granted; columns in the order of roleKeys.
test('each role holds exactly these permissions', () => {
  const table = permissions.map((permission) => {
    const held = roleKeys.map((role) => (permissionsOf(role).has(permission) ? '+' : '·')).join(' ');
    return `${permission.padEnd(39)} ${held}`;
  });
  expect(`\n${table.join('\n')}\n`).toBe(`
OrganisationAdd                         + + + + + + + +
OrganisationView                        + + + + + + + +
OrganisationSettings                    + · + · · · · ·
OrganisationLogs                        + + · · · · · ·
AccessControl                           + + · + · · · ·
Integrations                            + + · · · + · ·
NotificationRules                       + + · · · · · ·
Employees                               + + + + + + · ·
EmployeesViewPeopleSection              + + + + + + + +
EmployeesViewDetails                    + + + + + · · ·
EmployeesViewUpcomingBirthdays          + + + + + · · ·
EmployeesEdit                           + + · · · · · ·
ResetMfa                                + + + + + + + +
SharedDocuments                         + + + + + + + +
VacationAndLeaveView                    + + + + + · · ·
VacationAndLeaveSummary                 + + + + · + · ·
VacationAndLeaveViewPendingRequests     + + · + · · · ·
VacationAndLeaveViewRespondedRequests   + + · + · · · ·
VacationAndLeaveCompanyUsersOnAbsence   + + + + + · · ·
EmployeeContracts                       + + · + + · · ·
OnOffBoarding                           + + + + + · · ·
OnOffBoardingAddAndModify               + + + + · · · ·
Sms                                     + + + + · · · ·
Winkit                                  + + + + · · · ·
Esigning                                + + + + + + + +
Gdpr                                    + + · · · · · +
Contracts                               + + + + · + + ·
Subscription                            + · · · · + · ·
`);
});

test('each role may give exactly these roles', () => {
  const grants = Object.fromEntries(roleKeys.map((actor) => [actor, roleKeys.filter((role) => mayGrant(actor, role)).join(' ')]));
  expect(grants).toEqual({
    systemadmin: 'systemadmin hradmin officeadmin manager employee accountant boardmember gdpr',
    hradmin: 'hradmin officeadmin manager employee accountant boardmember',
    officeadmin: '',
    manager: '',
    employee: '',
    accountant: '',
    boardmember: '',
    gdpr: '',
  });
});

test('a key with every permission of its owner keeps every level', () => {
  for (const role of roleKeys) expect(levelsWithin(levelsOf(role), permissionsOf(role))).toEqual(levelsOf(role));
});

test('a key loses the levels whose permissions it does not carry', () => {
  const levels = levelsWithin(levelsOf('systemadmin'), new Set(['Employees', 'EmployeesViewDetails', 'Gdpr']));
  expect(levels).toMatchObject({ people: 'viewall', invite: 'none', accessControl: 'none', absence: 'none', gdpr: 'full' });
});
