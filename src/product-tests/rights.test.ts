import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { roleKeys, type Permission, type RoleKey } from '#kernel/contract/permissions.ts';
import { rights, roleTable as tableOf } from '#kernel/contract/rights.ts';
import { featureRights, productRights, roleTable } from '#testing/role-table.ts';

/** The role table of docs/product/roles.md; one of its lines stands for two features. */
function tableInRules(): string[][] {
  const rules = readFileSync(join(import.meta.dirname, '../../docs/product/roles.md'), 'utf8');
  const lines = [...rules.matchAll(/^\| (.+) \|$/gm)]
    .map(([, line = '']) => line.split(' | '))
    .filter(([feature]) => feature !== 'Feature');
  return lines.flatMap(([feature = '', ...levels]) => feature.split(', ').map(() => levels));
}

test('the role table of the rules is the beginning of the rows of all features, and rows of later features follow', () => {
  const table = tableInRules();
  const rows = roleTable.features.map((feature) => roleKeys.map((role) => roleTable.levelsOf(role)[feature]));
  expect(rows.slice(0, table.length)).toEqual(table);
});

// Each feature has its rows in `testing/rights.txt`, to be reviewed against roles.3 and roles.7 whenever they change; `vitest --update=all` rewrites them.
describe('each role has exactly these levels and permissions', () => {
  test.each(featureRights)('%s', async (feature, rows) => {
    const lines = Object.entries(rows).flatMap(([row, { levels, permissions }]) => [
      lineOf(row, (role) => levels[role]),
      // The names of the declared rows are permissions.
      ...(Object.keys(permissions) as Permission[]).map((name) =>
        lineOf(`  ${name}`, (role) => (roleTable.permissionsOf(role).has(name) ? 'yes' : '–'), marksOf(name)),
      ),
    ]);
    const text = [lineOf('', (role) => role), ...lines].join('\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`../features/${feature}/testing/rights.txt`);
  });
});

function lineOf(name: string, valueOf: (role: RoleKey) => string, marks = ''): string {
  return `${name.padEnd(41)}${roleKeys.map((role) => valueOf(role).padEnd(12)).join('')}${marks}`.trimEnd();
}

/** Who has a permission only in part: not with a look that changes nothing, also without a company, not by an API key. */
function marksOf(name: Permission): string {
  const marks = { change: roleTable.changing.has(name), account: roleTable.ofAccount.has(name), 'no key': !roleTable.forKeys.has(name) };
  return Object.entries(marks)
    .flatMap(([mark, isSo]) => (isSo ? [mark] : []))
    .join(', ');
}

test('a key with every permission of its owner keeps every level', () => {
  for (const role of roleKeys)
    expect(roleTable.levelsWithin(roleTable.levelsOf(role), roleTable.permissionsOf(role))).toEqual(roleTable.levelsOf(role));
});

test('a key loses the levels whose permissions it does not carry', () => {
  const levels = roleTable.levelsWithin(roleTable.levelsOf('systemadmin'), new Set(['Employees', 'EmployeesViewDetails', 'Gdpr']));
  expect(levels).toMatchObject({ people: 'viewall', invite: 'none', accessControl: 'none', absence: 'none', gdpr: 'viewall' });
});

test('what keys may be given is offered by area, to read and to change', () => {
  const areaOf = (name: string) => roleTable.keyAreas.find(({ feature }) => feature === name);
  expect(areaOf('people')).toMatchObject({ changing: ['EmployeesEdit'] });
  expect(areaOf('absence')).toMatchObject({ changing: ['VacationAndLeaveViewPendingRequests'] });
  expect(areaOf('accessControl')).toMatchObject({ reading: ['AccessControl'], changing: [] });
  expect(areaOf('invite')).toBeUndefined();
  const offered = roleTable.keyAreas.flatMap(({ reading, changing }) => [...reading, ...changing]);
  expect(new Set(offered)).toEqual(roleTable.forKeys);
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
