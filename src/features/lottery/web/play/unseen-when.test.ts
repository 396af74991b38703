import { expect, test } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import { unseenWhen } from './unseen-when.ts';

test.each([
  [400, 'common.BadRequest', 'gone'],
  [404, 'common.NotFound', 'gone'],
  [403, 'common.Forbidden', 'external'],
  [403, 'common.SubscriptionMissing', undefined],
  [0, 'common.Unknown', undefined],
] as const)('a game whose reading ends with %i %s is %s', (status, code, unseen) => {
  expect(unseenWhen(new CallError({ status, codes: [code] }))).toBe(unseen);
});

test('a game that is read is seen', () => {
  expect(unseenWhen(undefined)).toBeUndefined();
});
