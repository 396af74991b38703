import { expect, test } from 'vitest';
import { sentText, writtenText } from './first-name.ts';

test.each(['no', 'en'] as const)('a text written in %s is sent with the field', (language) => {
  const text = 'Hei {firstName}, og {firstName}!';
  expect(writtenText(text, language)).not.toContain('firstName');
  expect(sentText(writtenText(text, language))).toBe(text);
});

test('a draft that was begun in the other language is sent with the field as well', () => {
  expect(sentText('Hei {fornavn} and {first name}')).toBe('Hei {firstName} and {firstName}');
});
