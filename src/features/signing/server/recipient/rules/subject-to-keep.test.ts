import { expect, test } from 'vitest';
import { subjectToKeep } from './subject-to-keep.ts';

const digest = (value: string) => `digest of ${value.length}`;

test.each([
  ['b5b5f8a2-1111-4222-8333-444455556666', 'digest of 36'],
  ['6ZXQ4kGT-vR2', '6ZXQ4kGT-vR2'],
  ['1234567890', '1234567890'],
  ['12345678901', 'digest of 11'],
  ['010190 12345', 'digest of 12'],
  ['UN:NO-12345678901', 'digest of 17'],
])('the subject %s is kept as %s', (subject, kept) => {
  expect(subjectToKeep(subject, digest)).toBe(kept);
});
