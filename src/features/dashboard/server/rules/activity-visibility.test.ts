import { expect, test } from 'vitest';
import type { LoggedKinds } from '#kernel/server/logged-kinds.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { roleTable } from '#testing/role-table.ts';
import { activityVisibility } from './activity-visibility.ts';

const kinds: LoggedKinds = new Map(
  (
    [
      ['companyUser', { level: 'people' }],
      ['absence', { level: 'absence' }],
      ['file', 'readersOfLog'],
      ['note', 'author'],
      ['session', undefined],
    ] as const
  ).map(([entity, activity]) => [entity, { entity, area: 'x', ...(activity && { activity }) }]),
);
const visibilityOf = (role: RoleKey, viewedBy?: { companyUserId: string; role: RoleKey }) =>
  activityVisibility(
    { companyUserId: 'x', levels: roleTable.levelsOf(role), permissions: roleTable.permissionsOf(role), ...(viewedBy && { viewedBy }) },
    kinds,
  );

const seenAs = (role: RoleKey) => {
  const visibility = visibilityOf(role);
  return [...kinds.keys()].slice(0, -1).map((kind) => {
    if (visibility.all.includes(kind)) return 'all';
    if (visibility.open.includes(kind)) return 'open';
    if (visibility.team.includes(kind)) return 'team';
    if (visibility.seenTeam.includes(kind)) return 'seen team';
    return visibility.about.includes(kind) ? 'about oneself' : 'own';
  });
};

// Columns: people, absence, files, notes.
test.each<[RoleKey, string[]]>([
  ['systemadmin', ['all', 'all', 'all', 'own']],
  ['hradmin', ['all', 'all', 'all', 'own']],
  ['officeadmin', ['open', 'open', 'own', 'own']],
  ['manager', ['seen team', 'team', 'own', 'own']],
  ['employee', ['about oneself', 'about oneself', 'own', 'own']],
  ['accountant', ['own', 'own', 'own', 'own']],
  ['boardmember', ['own', 'own', 'own', 'own']],
  ['gdpr', ['own', 'own', 'own', 'own']],
])('tells %s of what they may know', (role, expected) => {
  expect(seenAs(role)).toEqual(expected);
});

test('keeps one’s notes from whoever looks at the product as one', () => {
  expect(visibilityOf('manager').own).toContain('note');
  const { own } = visibilityOf('manager', { companyUserId: 'y', role: 'systemadmin' });
  expect(own).not.toContain('note');
  expect([...own, 'note'].toSorted()).toEqual(visibilityOf('manager').own.toSorted());
});

test.each<RoleKey>(['hradmin', 'officeadmin', 'manager', 'employee'])('tells %s of others only what it tells of oneself', (role) => {
  const { all, open, about, team, seenTeam, own } = visibilityOf(role);
  expect(own).toEqual(expect.arrayContaining([...all, ...open, ...about, ...team, ...seenTeam]));
});

test('tells nobody of what is no recent activity', () => {
  const { all, about, team, seenTeam, own } = visibilityOf('systemadmin');
  expect([...all, ...about, ...team, ...seenTeam, ...own]).not.toContain('session');
});
