import { expect, test } from 'vitest';
import { inOrder, newManagerOf, setsManagersInAccessControl } from './hand-over.ts';

const leaver = { id: 'leaver', companyId: 1, reportingToCompanyUserId: 'top' };

test('gives a subordinate the new manager', () => {
  expect(newManagerOf('ola', 'kari', leaver)).toBe('kari');
});

test('moves the one of them who takes over up to where the leaver stood', () => {
  expect(newManagerOf('kari', 'kari', leaver)).toBe('top');
  expect(newManagerOf('kari', 'kari', { id: 'leaver', companyId: 1 })).toBeNull();
});

test('moves the one who takes over first', () => {
  expect(inOrder([{ id: 'ola' }, { id: 'kari' }, { id: 'per' }], 'kari').map(({ id }) => id)).toEqual(['kari', 'ola', 'per']);
});

test.each([
  ['is on and included', [true, true, true], true],
  ['is on and not included', [true, true, false], false],
  ['is on where nothing is sold', [true, false, false], true],
  ['is off', [false, true, true], false],
] as const)('sets managers in access control where it %s', (_, [isOn, paymentSolution, isIncluded], expected) => {
  const company = { features: { accesscontrol: isOn }, paymentSolution, subscriptionFeatures: { accesscontrol: isIncluded } };
  expect(setsManagersInAccessControl({ company })).toBe(expected);
});
