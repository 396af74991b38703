import { expect, test } from 'vitest';
import { isCurrentContract } from './current-contract.ts';

type Signed = Parameters<typeof isCurrentContract>[1]['signed'][number];
const one = (documentId: string, publishedOn: string, parent?: string) => ({
  documentId,
  publishedOn,
  isAnnulled: false,
  addendumTo: parent === undefined ? null : { documentId: parent, name: '' },
});
const signed: [Signed, Signed, Signed] = [
  one('old', '2025-01-01T08:00:00.000Z'),
  one('new', '2026-01-01T08:00:00.000Z'),
  one('more', '2026-05-01T08:00:00.000Z', 'new'),
];
const today = '2026-11-24';

test('an annulled contract leaves the one before it', () => {
  const [old, newest, more] = signed;
  const left = [old, { ...newest, isAnnulled: true }, more];
  const applies = (documentId: string) => isCurrentContract(documentId, { signed: left, end: undefined, today });
  expect([applies('old'), applies('new')]).toEqual([true, false]);
});

test.each<[string, string | undefined, boolean]>([
  ['new', undefined, true],
  ['old', undefined, false],
  ['more', undefined, false],
  ['unknown', undefined, false],
  ['new', '2026-11-25', true],
  ['new', '2026-11-24', true],
  ['new', '2026-11-23', false],
])('the contract "%s" that ends on %s applies: %s', (documentId, end, expected) => {
  expect(isCurrentContract(documentId, { signed, end, today })).toBe(expected);
});
