import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '#kernel/contract/errors.ts';
import { absenceType } from '../contract/kinds.ts';
import { newRequest, RequestForm } from './request/request-values.ts';
import { countComment, TypedComment } from './typed-comment.ts';

describe('how long a comment is', () => {
  test.each([
    [0, 'short'],
    [399, 'short'],
    [400, 'near'],
    [500, 'near'],
    [501, 'tooLong'],
  ] as const)('%i characters are %s', (length, kind) => {
    expect(countComment('a'.repeat(length))).toEqual({ length, kind });
  });

  test('does not count spaces around it, as the server does not', () => {
    expect(countComment(`  ${'a'.repeat(500)}\n`)).toEqual({ length: 500, kind: 'near' });
  });
});

describe('a comment in a form', () => {
  const tooLong = [{ path: '', code: 'tooLong', params: { length: 500 } }];

  test('is refused above 500 characters with the reason', () => {
    expect(TypedComment.safeParse('a'.repeat(500)).success).toBe(true);
    const { error } = TypedComment.safeParse('a'.repeat(501));
    expect(error && fieldErrorsOf(error)).toEqual(tooLong);
  });

  test('of a request says that it is too long, and not that its format is wrong', () => {
    const request = { ...newRequest({ from: '2027-07-05', type: String(absenceType.Vacation) }), comment: 'a'.repeat(501) };
    const { error } = RequestForm.safeParse(request);
    expect(error && fieldErrorsOf(error)).toEqual([{ ...tooLong[0], path: 'comment' }]);
  });
});
