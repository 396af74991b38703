import { describe, expect, test } from 'vitest';
import { findRows } from '#kernel/web/find-rows.ts';
import type { AccessUser } from '../../contract/entities.ts';
import { noManager, userRules } from './user-rules.ts';

const none = { setRole: false, updateReporting: false, upgrade: false, downgrade: false, resetMfa: false, viewAs: false };
const user = (firstName: string, lastName: string, more: Partial<AccessUser> = {}): AccessUser => ({
  id: firstName,
  version: 1,
  firstName,
  lastName,
  profileImageTimestamp: null,
  role: 'employee',
  isActive: true,
  isPending: false,
  isExternal: false,
  userAccess: 'hasAccess',
  reportingToCompanyUserId: null,
  reportingToFullName: null,
  lastLogin: null,
  mfaEnabled: null,
  permissions: none,
  ...more,
});
const staff = [
  user('Åse', 'Ås', { role: 'systemadmin', lastLogin: '2026-11-20T10:00:00Z', mfaEnabled: true }),
  user('Ola', 'Berg', { userAccess: 'none', reportingToCompanyUserId: 'Åse', reportingToFullName: 'Åse Ås' }),
  user('Kari', 'Berg', { lastLogin: '2026-11-21T10:00:00Z', mfaEnabled: false }),
  user('Rune', 'Revisor', { role: 'accountant', isExternal: true, userAccess: 'invited' }),
];
const found = (more: Partial<Parameters<typeof findRows>[1]>) =>
  findRows(
    staff,
    { search: '', filters: {}, sort: { by: 'name', direction: 'asc' }, locale: 'nb', ...more },
    userRules(({ role }) => role),
  ).map(({ id }) => id);

describe('the user list', () => {
  test.each<[string, Parameters<typeof found>[0], string[]]>([
    ['stands by last name in the order of the language', {}, ['Kari', 'Ola', 'Rune', 'Åse']],
    ['finds every word, in any case', { search: 'BERG ka' }, ['Kari']],
    ['finds by role', { search: 'accountant' }, ['Rune']],
    ['matches one of the values of each filter', { filters: { access: ['none', 'invited'] } }, ['Ola', 'Rune']],
    ['matches all filters', { filters: { access: ['none', 'invited'], kind: ['external'] } }, ['Rune']],
    ['knows who has nobody above', { filters: { manager: [noManager] } }, ['Kari', 'Rune', 'Åse']],
    ['leaves out those of whom it is not known', { filters: { mfa: ['off'] } }, ['Kari']],
    ['puts the latest sign-in first', { sort: { by: 'lastLogin', direction: 'desc' } }, ['Kari', 'Åse', 'Ola', 'Rune']],
    ['puts those with access first', { sort: { by: 'access', direction: 'asc' } }, ['Kari', 'Åse', 'Rune', 'Ola']],
  ])('%s', (_, wanted, ids) => {
    expect(found(wanted)).toEqual(ids);
  });
});
