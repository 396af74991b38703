import { expect, test } from 'vitest';
import { isInOpenTab, withoutPay } from './stored-draft.ts';
import { newUuid } from './tab-id.ts';

const now = new Date('2026-11-24T12:00:10.000Z');

test.each<[string, string, boolean]>([
  ['mine', '2026-11-24T12:00:09.000Z', false],
  ['other', '2026-11-24T12:00:00.001Z', true],
  ['other', '2026-11-24T12:00:00.000Z', false],
])('what the tab %s kept at %s is about to be saved by it: %s', (tab, at, isOpen) => {
  expect(isInOpenTab({ at, value: { tab } }, 'mine', now)).toBe(isOpen);
});

test.each<[string[], string[] | undefined]>([
  [['variable.firstName', 'variable.salaryAmount'], ['variable.firstName']],
  [['variable.salaryAmount'], undefined],
  [['base.inviteUser'], ['base.inviteUser']],
])('of %j the browser keeps %j', (names, kept) => {
  const fields = Object.fromEntries(names.map((name) => [name, 1]));
  const stored = withoutPay({ from: fields, to: fields }, ['salaryAmount']);
  expect(stored && Object.keys(stored.to)).toEqual(kept);
});

test('an id has the form that the wire asks for', () => {
  expect(newUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
