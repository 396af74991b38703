import { expect, test } from 'vitest';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { emptyPerson, limitsTakenBy, NewPersonForm } from './add-form.ts';

const missingOf = (typed: Partial<ReturnType<typeof emptyPerson>>) => {
  const { error } = NewPersonForm.safeParse({ ...emptyPerson(), ...typed });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

const names = ['firstName: required', 'lastName: required'];
const kari = { firstName: 'Kari', lastName: 'Nordmann' };

test.each([
  ['nothing', {}, names],
  ['only the wish to invite', { sendInvitation: true }, [...names, 'emailAddress: required']],
  ['a number that is too short', { mobilePhoneNumber: '12' }, [...names, 'mobilePhoneNumber: phone']],
  ['no Norwegian number', { mobilePhoneNumber: '1234567890' }, [...names, 'mobilePhoneNumber: phone']],
  ['a name and the wish to invite', { ...kari, sendInvitation: true }, ['emailAddress: required']],
  ['a name', kari, []],
  ['all that an invitation needs', { ...kari, sendInvitation: true, emailAddress: 'kari@example.no' }, []],
])('tells at once all that is missing where there is %s', (_name, typed, expected) => {
  expect(missingOf(typed)).toEqual(expected);
});

test('asks only for room that a person of the role takes', () => {
  const taken = Object.fromEntries(roleKeys.map((role) => [role, limitsTakenBy(role).join(' ')]));
  expect(taken).toEqual({
    systemadmin: 'users administrators',
    hradmin: 'users',
    officeadmin: 'users',
    manager: 'users',
    employee: 'users',
    accountant: '',
    boardmember: '',
    gdpr: '',
  });
});
