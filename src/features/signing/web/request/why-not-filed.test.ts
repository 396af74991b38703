import { expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
import { whyNotFiled } from './why-not-filed.ts';

test.each([
  ['common.NotFound', 'gone'],
  ['common.Forbidden', 'closed'],
  ['files.StorageLimitReached', 'full'],
  ['files.StorageLimitReachedEmployee', 'full'],
  ['files.SameName', 'sameName'],
  ['files.DuplicateFile', 'sameFile'],
  ['files.InvalidFileName', 'other'],
] as const)('%s is said as %s, in words of its own', (code, reason) => {
  expect(whyNotFiled(code)).toBe(reason);
  expect(en.request.notFiled.reasons[reason]).toMatch(/^[A-Z].+\.$/);
});
