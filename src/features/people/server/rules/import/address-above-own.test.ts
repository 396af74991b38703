import { expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { kari } from '../../../testing/plan-of.ts';
import type { ExistingPerson } from './existing-person.ts';
import { indexPeople } from './find-person.ts';
import { validateRow } from './validate-row.ts';

test('the address of who has not signed in is kept where their role is above the importing person’s', () => {
  const values = { emailAddress: 'kari@annet.no', employeeNumber: '7', department: 'Drift' };
  const judged = (changes: Partial<ExistingPerson>) =>
    validateRow(
      { number: 2, values, problems: [], warnings: [] },
      indexPeople([{ ...kari, hasAccount: false, ...changes, values: { ...kari.values, employeeNumber: '7' } }]),
      {
        today: '2026-11-21',
        allowSynthetic: true,
        importedBy: 'me',
        grantableRoles: new Set<RoleKey>(['employee', 'manager']),
        newId: () => 'new',
        choices: { skip: new Set(), create: new Set(), leaveOutInvalid: false },
      },
    );
  const above = judged({ role: 'systemadmin' });
  expect([above.verdict, above.values.emailAddress, above.warnings]).toEqual([
    'import',
    undefined,
    [{ code: 'addressAboveOwn', field: 'emailAddress' }],
  ]);
  const changed = [judged({}), judged({ role: 'systemadmin', hasAccount: true })];
  expect(changed.map((one) => one.values.emailAddress)).toEqual(['kari@annet.no', 'kari@annet.no']);
});
