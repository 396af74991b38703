import { expect, test } from 'vitest';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { partsFor } from '#kernel/web/record-parts.ts';
import { roleTable } from '#testing/role-table.ts';
import entry from './entry.ts';

const readers = roleKeys.filter((role) => roleTable.permissionsOf(role).has('Contracts'));

test.each(readers)('%s has all tabs of a contract that they see', (role) => {
  const permissions = Object.fromEntries([...roleTable.permissionsOf(role)].map((permission) => [permission, true]));
  const user = {
    isActive: true,
    isPending: false,
    permissions,
    company: { features: { contracts: true }, paymentSolution: true, subscriptionFeatures: {} },
  };
  const tabs = partsFor(user, entry.recordParts ?? [], { record: 'contract', place: 'tab' });
  expect(tabs.map(({ key }) => key)).toEqual(['files', 'tasks', 'notes', 'log']);
});

const [list, record] = ['/contracts/all', '/contracts/get-contract'];

test.each([
  ['contract', [list, record]],
  ['note', [list, record, '/contracts/get-notes']],
  ['file', [record, '/contracts/get-contract-files']],
  ['fileTag', [record, '/contracts/get-contract-files']],
  ['party', [record]],
  ['companyUser', [list, '/contracts/get-possible-responsibles']],
])('a change of a %s by somebody else is shown', (kind, expected) => {
  expect((entry.live?.[kind] ?? []).map(({ path }) => path)).toEqual(expect.arrayContaining(expected));
});
