import { expect, test } from 'vitest';
import { roleKeys, type Level, type RoleKey } from '#kernel/contract/permissions.ts';
import { fieldsEditable, isDeletable, mayManage, permissionsFor, personVisibility } from './policy.ts';
import type { PersonState } from '../contract/entities.ts';
import type { ManagedPerson, PersonVisibility, Viewer } from './policy.ts';

const viewer = (level: Level, rest: Partial<Viewer> = {}): Viewer => ({
  companyUserId: 'me',
  role: 'systemadmin',
  level,
  accessLevel: 'none',
  ...rest,
});

test.each<[Level, PersonState, boolean, PersonVisibility]>([
  ['full', 'inactive', false, 'all'],
  ['viewall', 'inactive', false, 'records'],
  ['team', 'active', true, 'team'],
  ['team', 'pending', true, 'team'],
  ['team', 'active', false, 'directory'],
  ['team', 'pending', false, 'none'],
  // A leaver is no longer their lead's, although the line is kept.
  ['team', 'inactive', true, 'none'],
  ['personal', 'active', false, 'directory'],
  ['personal', 'inactive', false, 'none'],
  ['reportonly', 'active', false, 'none'],
  ['none', 'active', false, 'none'],
])('with level %s a person who is %s, in the team: %j, is seen as %s', (level, state, inTeam, visibility) => {
  const person = { id: 'kari', state, isExternal: false, reportingToCompanyUserId: 'me' };
  expect(personVisibility(viewer(level), person, inTeam)).toBe(visibility);
  expect(personVisibility(viewer(level), { ...person, isExternal: true }, inTeam)).toBe(visibility === 'directory' ? 'none' : visibility);
  expect(personVisibility(viewer(level), { ...person, id: 'me' }, inTeam)).toBe('own');
});

test.each(roleKeys)('nobody manages themselves, nor without full access, nor a role above their own: %s', (role) => {
  const may = (id: string, by: Viewer) => mayManage(by, { id, role });
  expect(may('kari', viewer('full'))).toBe(true);
  expect(may('me', viewer('full', { role }))).toBe(false);
  expect(may('kari', viewer('viewall'))).toBe(false);
  expect(may('kari', viewer('full', { role: 'hradmin' }))).toBe(!['systemadmin', 'gdpr'].includes(role));
});

const kari: ManagedPerson = {
  id: 'kari',
  state: 'active',
  isExternal: false,
  reportingToCompanyUserId: null,
  role: 'employee',
  accountId: 'account',
  hasFormerAccount: false,
};

test.each<[string, Partial<ManagedPerson>, boolean]>([
  ['who has signed in', {}, false],
  ['who has never signed in', { accountId: null }, true],
  ['whose access was ended before they left', { accountId: null, hasFormerAccount: true }, false],
  ['who is deactivated', { state: 'inactive' }, true],
])('whether somebody can be deleted %s', (_, changes, expected) => {
  expect(isDeletable({ ...kari, ...changes })).toBe(expected);
  expect(permissionsFor(viewer('full'), 'all', { ...kari, ...changes }).delete).toBe(expected);
});

test.each<[string, RoleKey, Partial<ManagedPerson>, boolean]>([
  ['a System Admin who has not signed in', 'hradmin', { role: 'systemadmin', accountId: null }, false],
  ['a System Admin who has signed in', 'hradmin', { role: 'systemadmin' }, true],
  ['an employee who has not signed in', 'hradmin', { accountId: null }, true],
  ['a System Admin who has not signed in', 'systemadmin', { role: 'systemadmin', accountId: null }, true],
])('whether the work e-mail of %s is changed by %s', (_, role, changes, expected) => {
  const fields = fieldsEditable(viewer('full', { role }), 'all', { ...kari, ...changes });
  expect([fields.has('emailAddress'), fields.has('position')]).toEqual([expected, true]);
});

test('a second factor is reset by a system admin while the person is here', () => {
  const resets = (changes: Partial<ManagedPerson>) => permissionsFor(viewer('full'), 'all', { ...kari, ...changes }).resetMfa;
  expect([resets({}), resets({ state: 'inactive' }), resets({ accountId: null })]).toEqual([true, false, false]);
});
