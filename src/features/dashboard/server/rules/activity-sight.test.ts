import { expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { roleTable } from '#testing/role-table.ts';
import { activitySight } from './activity-sight.ts';

const sightOf = (role: RoleKey, viewedBy?: { companyUserId: string; role: RoleKey }) =>
  activitySight({
    companyUserId: 'x',
    levels: roleTable.levelsOf(role),
    permissions: roleTable.permissionsOf(role),
    ...(viewedBy && { viewedBy }),
  });

const kinds = ['companyUser', 'absence', 'company', 'file', 'note'] as const;
const seenAs = (role: RoleKey) => {
  const sight = sightOf(role);
  return kinds.map((kind) => {
    if (sight.all.includes(kind)) return 'all';
    if (sight.team.includes(kind)) return 'team';
    return sight.about.includes(kind) ? 'about oneself' : 'own';
  });
};

// Columns: people, absence, company, files, notes.
test.each<[RoleKey, string[]]>([
  ['systemadmin', ['all', 'all', 'all', 'all', 'own']],
  ['hradmin', ['all', 'all', 'all', 'all', 'own']],
  ['officeadmin', ['all', 'all', 'own', 'own', 'own']],
  ['manager', ['team', 'team', 'own', 'own', 'own']],
  ['employee', ['about oneself', 'about oneself', 'own', 'own', 'own']],
  ['accountant', ['own', 'own', 'own', 'own', 'own']],
  ['boardmember', ['own', 'own', 'own', 'own', 'own']],
  ['gdpr', ['own', 'own', 'own', 'own', 'own']],
])('tells %s of what they may know', (role, expected) => {
  expect(seenAs(role)).toEqual(expected);
});

test('keeps one’s notes from whoever looks at the product as one', () => {
  expect(sightOf('manager').own).toContain('note');
  const { own } = sightOf('manager', { companyUserId: 'y', role: 'systemadmin' });
  expect(own).not.toContain('note');
  expect([...own, 'note']).toEqual(sightOf('manager').own);
});

test.each<RoleKey>(['hradmin', 'officeadmin', 'manager', 'employee'])('tells %s of others only what it tells of oneself', (role) => {
  const { all, about, team, own } = sightOf(role);
  expect(own).toEqual(expect.arrayContaining([...all, ...about, ...team]));
});

test.each(['call', 'navigationFavourite', 'homeArrangement', 'hiddenActivity', 'session', 'account', 'viewAs'])(
  'tells nobody of a %s',
  (kind) => {
    const { all, about, team, own } = sightOf('systemadmin');
    expect([...all, ...about, ...team, ...own]).not.toContain(kind);
  },
);
