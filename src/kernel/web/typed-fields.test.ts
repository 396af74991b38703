import { expect, test } from 'vitest';
import { commitTyped, followTyping } from './typed-fields.ts';

test('takes over what is being typed, until the field has stopped', () => {
  const taken: string[] = [];
  const stops = ['from', 'to'].map((name) => followTyping(() => taken.push(name)));
  commitTyped();
  stops[0]?.();
  commitTyped();
  expect(taken).toEqual(['from', 'to', 'to']);
  stops[1]?.();
});
