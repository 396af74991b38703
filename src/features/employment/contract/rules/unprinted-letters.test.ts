import { expect, test } from 'vitest';
import type { Values } from '../template.ts';
import type { PrintedBlock } from './compose.ts';
import { unprintedLetters } from './unprinted-letters.ts';

const contractOf = (words: string, values: Values = {}, title = '') => {
  const blocks: PrintedBlock[] = [{ kind: 'paragraph', runs: [{ text: words }] }];
  return { clauses: [{ key: 'tasks', number: 1, title, blocks, text: [], templateText: null, isChanged: true }], values };
};

test.each<[string, ReturnType<typeof contractOf>, string[]]>([
  ['the usual words', contractOf('Du er ansatt.'), []],
  ['letters of Europe and Vietnam', contractOf('Ærø Nguyễn Đorđe Šimić, Ναύτης, Сварщик'), []],
  ['signs', contractOf('100 % – «fag» § 3 © ½ €'), []],
  ['Arabic, each letter once', contractOf('بابا'), ['ب', 'ا']],
  ['a title', contractOf('', {}, 'תפקיד'), ['ת', 'פ', 'ק', 'י', 'ד']],
  ['what stands at the head only', contractOf('', { employerName: '株式', startDate: null, salaryAmount: 5 }), ['株', '式']],
  ['letters of two words', contractOf('𠮷'), ['𠮷']],
  ['what no contract may carry at all', contractOf('Fin 😀'), []],
])('%s', (_name, contract, letters) => {
  expect(unprintedLetters(contract)).toEqual(letters);
});

test('a list is read, and who signs', () => {
  const list: PrintedBlock = { kind: 'list', isOrdered: false, items: [[{ text: 'a' }], [{ text: '李' }]] };
  const { clauses, values } = contractOf('');
  expect(unprintedLetters({ clauses: clauses.map((one) => ({ ...one, blocks: [list] })), values }, ['王李'])).toEqual(['李', '王']);
});
