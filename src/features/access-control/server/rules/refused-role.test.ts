import { expect, test } from 'vitest';
import { refusedRole } from './refused-role.ts';
import type { RoleChange } from './refused-role.ts';

const usual: RoleChange = { from: 'manager', to: 'employee', isInactive: false, subordinates: 0, otherAdmins: 1 };

test.each<[string, Partial<RoleChange>, string | undefined]>([
  ['team lead → employee', {}, undefined],
  ['team lead with a team → employee', { subordinates: 1 }, 'accesscontrol.HasSubordinates'],
  ['HR admin with a team → employee', { from: 'hradmin', subordinates: 2 }, 'accesscontrol.HasSubordinates'],
  ['team lead with a team → HR admin', { to: 'hradmin', subordinates: 1 }, undefined],
  ['team lead with a team → accountant', { to: 'accountant', subordinates: 1 }, 'accesscontrol.ExternalCannotHaveSubordinates'],
  ['team lead without a team → board member', { to: 'boardmember' }, undefined],
  ['employee → team lead', { from: 'employee', to: 'manager' }, undefined],
  ['external → employee', { from: 'gdpr' }, undefined],
  ['one of two system admins → employee', { from: 'systemadmin' }, undefined],
  ['the only system admin → HR admin', { from: 'systemadmin', to: 'hradmin', otherAdmins: 0 }, 'accesscontrol.OnlySystemAdmin'],
  ['team lead → employee where nobody is system admin', { otherAdmins: 0 }, undefined],
  [
    'the only system admin, with a team → employee',
    { from: 'systemadmin', otherAdmins: 0, subordinates: 1 },
    'accesscontrol.OnlySystemAdmin',
  ],
  ['the only system admin → system admin', { from: 'systemadmin', to: 'systemadmin', otherAdmins: 0 }, undefined],
  ['somebody inactive', { isInactive: true }, 'accesscontrol.CannotUpdateUserRole'],
  ['somebody inactive, to the role they have', { isInactive: true, to: 'manager' }, 'accesscontrol.CannotUpdateUserRole'],
])('%s', (_, change, expected) => {
  expect(refusedRole({ ...usual, ...change })).toBe(expected);
});
