import { expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { roleTable } from '#testing/role-table.ts';
import { levelChanges } from './level-changes.ts';

const role = (key: RoleKey) => ({
  permissions: roleTable.features.map((feature) => ({ feature, accessLevel: roleTable.levelsOf(key)[feature] })),
});
const told = (from: RoleKey, to: RoleKey) =>
  levelChanges(role(from), role(to)).map((change) => `${change.kind} ${change.feature}: ${change.from} → ${change.to}`);

test('tells an employee what a team lead may do besides', () => {
  expect(told('employee', 'manager')).toEqual([
    'gained people: personal → team',
    'gained accessControl: none → team',
    'gained absence: personal → team',
    'gained employmentContracts: personal → team',
    'gained onOffBoarding: personal → team',
    'gained contractRegister: none → own',
    'gained sms: none → team',
    'gained lottery: none → team',
  ]);
});

test('tells what is lost after what is gained', () => {
  expect(told('officeadmin', 'manager')).toEqual([
    'gained accessControl: none → team',
    'gained employmentContracts: none → team',
    'lost people: viewall → team',
    'lost absence: viewall → team',
    'lost sharedDocuments: full → viewall',
    'lost contractRegister: full → own',
    'lost digitalSigning: full → own',
    'lost sms: full → team',
    'lost lottery: full → team',
    'lost organisationSettings: full → none',
  ]);
});

test('says nothing of a role one has', () => {
  expect(told('gdpr', 'gdpr')).toEqual([]);
});
