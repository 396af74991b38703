import { expect, test } from 'vitest';
import { contractOf } from '../../testing/printed.ts';
import { unprintedLetters } from '../../contract/rules/unprinted-letters.ts';

test.each<[string, Parameters<typeof contractOf>[0], string[]]>([
  ['the usual words', {}, []],
  ['letters of Europe and Vietnam', { given: { lastName: 'Ærø Nguyễn Đorđe Šimić', position: 'Ναύτης, Сварщик' } }, []],
  ['signs', { given: { position: '100 % – «fag» § 3 © ½ €' } }, []],
  ['Arabic, each letter once', { given: { firstName: 'بابا' } }, ['ب', 'ا']],
  ['what stands at the head only', { given: { employerName: '株式会社' } }, ['株', '式', '会', '社']],
  ['own words', { own: { tasks: 'תפקיד' } }, ['ת', 'פ', 'ק', 'י', 'ד']],
  ['what no contract may carry at all', { own: { tasks: 'Fin 😀' } }, []],
])('%s: %o', (_name, made, letters) => {
  expect(unprintedLetters(contractOf(made))).toEqual(letters);
});

test('who signs is read too', () => {
  expect(unprintedLetters(contractOf({}), ['李'])).toEqual(['李']);
});
