import { expect, test } from 'vitest';
import { beginningOf, NewDocument } from './new-values.ts';

const kari = '0199a0c0-0000-7000-8000-000000000001';
const chosen = { templateId: 'permanent', language: 'no', whom: 'person', companyUserId: kari } as const;

test.each([
  ['a person', chosen, true],
  ['somebody new', { ...chosen, whom: 'new', companyUserId: null }, true],
  ['a person who is not chosen yet', { ...chosen, companyUserId: null }, false],
  ['no template', { ...chosen, templateId: '' }, false],
] as const)('may begin for %s', (_name, values, expected) => {
  expect(NewDocument.safeParse(values).success).toBe(expected);
});

test('somebody new is nobody, also when a person was chosen before', () => {
  expect(beginningOf({ ...chosen, whom: 'new' })).toEqual({ templateId: 'permanent', language: 'no', companyUserId: null });
  expect(beginningOf(chosen)).toEqual({ templateId: 'permanent', language: 'no', companyUserId: kari });
});
