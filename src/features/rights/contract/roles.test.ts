import { expect, test } from 'vitest';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { mayGrant } from './roles.ts';

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
