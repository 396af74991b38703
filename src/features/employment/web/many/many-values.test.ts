import { expect, test } from 'vitest';
import { beginningsOf, resultsIn, leftOf, NewDocuments } from './many-values.ts';

const kari = '0199a0c0-0000-7000-8000-000000000001';
const ola = '0199a0c0-0000-7000-8000-000000000002';
const contract = '0199a0c0-0000-7000-8000-000000000003';
const chosen = { kind: 'template', templateId: 'permanent', language: 'no', documentId: null, companyUserIds: [kari, ola] } as const;
const many = (count: number) => Array.from({ length: count }, (_, place) => `0199a0c0-0000-7000-8000-${String(place).padStart(12, '0')}`);

test.each([
  ['a template', chosen, true],
  ['an earlier contract', { ...chosen, kind: 'copy', documentId: contract }, true],
  ['no earlier contract yet', { ...chosen, kind: 'copy' }, false],
  ['nobody', { ...chosen, companyUserIds: [] }, false],
  ['a hundred people', { ...chosen, companyUserIds: many(100) }, true],
  ['one more', { ...chosen, companyUserIds: many(101) }, false],
] as const)('may begin with %s', (_name, values, expected) => {
  expect(NewDocuments.safeParse(values).success).toBe(expected);
});

test('a contract that was chosen before is no beginning of those made from a template', () => {
  const people = [kari, ola];
  const from = { kind: 'template', templateId: 'permanent', language: 'no' };
  expect(beginningsOf({ ...chosen, companyUserIds: people, documentId: contract })).toEqual({ from, companyUserIds: people });
  expect(beginningsOf({ ...chosen, companyUserIds: people, kind: 'copy', documentId: contract })).toEqual({
    from: { kind: 'copy', documentId: contract },
    companyUserIds: people,
  });
});

test('those for whom none was begun are chosen again, also when all were refused', () => {
  const refused = { companyUserId: ola, documentId: null, code: 'documents.HasLeft' };
  expect(leftOf([{ companyUserId: kari, documentId: contract, code: null }, refused])).toEqual([ola]);
  expect(resultsIn({ results: [refused] })).toEqual([refused]);
  expect(resultsIn({})).toBeUndefined();
});
