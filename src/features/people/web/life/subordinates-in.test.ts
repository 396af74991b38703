import { expect, test } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import { subordinatesIn } from './subordinates-in.ts';

const details = { count: 2, items: [{ id: '1', name: 'Ola Nordmann' }] };

test('finds whom a refused downgrade names', () => {
  expect(subordinatesIn(new CallError({ status: 400, codes: ['accesscontrol.HasSubordinates'], details }))).toEqual(details);
});

test.each([
  ['another refusal', 'accesscontrol.OnlySystemAdmin', details],
  ['a refusal without names', 'accesscontrol.HasSubordinates', {}],
])('finds nobody in %s', (_, code, said) => {
  expect(subordinatesIn(new CallError({ status: 400, codes: [code], details: said }))).toBeUndefined();
});
