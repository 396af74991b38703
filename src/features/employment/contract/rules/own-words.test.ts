import { expect, test } from 'vitest';
import { monthsIn, numbersBefore, ownWordsOf, percent, sentencesWith } from './own-words.ts';
import { parseLines } from './template-text.ts';

const clause = (key: string, isChanged: boolean) => ({
  key,
  number: 1,
  title: '',
  blocks: [],
  text: parseLines(['Som {position}', '- a', '- b']),
  templateText: null,
  isChanged,
});

test('own words are lines with their variables by name; the template’s are none', () => {
  const clauses = [clause('tasks', true), clause('salary', false)];
  expect(['tasks', 'salary', 'pension'].map((key) => ownWordsOf(clauses, key))).toEqual(['Som {position}\na\nb', undefined, undefined]);
});

test.each<[string, number[]]>([
  ['30 dager', [30]],
  ['30dager', [30]],
  ['1,5 dager og 2.5 dager', [1.5, 2.5]],
  ['Tolv dager', [12]],
  ['én dag, ett dag, syv dag, atten dag', [1, 1, 7, 18]],
  ['eighteen dag', [18]],
  // Part of another word or number.
  ['femten dager', []],
  ['1.234,5 dager', []],
  ['mange dager', []],
  ['dager: 30', []],
  ['', []],
])('the numbers before days in "%s" are %j', (text, numbers) => {
  expect(numbersBefore(text, /dag/)).toEqual(numbers);
});

test.each<[string, number[]]>([
  ['10 %', [10]],
  ['10 prosent', [10]],
  ['10 per cent', [10]],
  ['ten percent', [10]],
  ['10 per dag', []],
])('per cent in "%s"', (text, numbers) => {
  expect(numbersBefore(text, percent)).toEqual(numbers);
});

test.each<[string, number[]]>([
  ['6 måneder', [6]],
  ['six months', [6]],
  ['to år', [24]],
  ['et års tid, 2 års', [24]],
  ['one year and 3 months', [3, 12]],
  ['2 årlige møter', []],
  ['2 yearbooks', []],
  ['14 dager', []],
])('the months in "%s" are %j', (text, months) => {
  expect(monthsIn(text)).toEqual(months);
});

test.each<[string, string[]]>([
  ['Fristen er 14 dager. Lønnen er god.', ['Fristen er 14 dager']],
  ['Hva er fristen? Lang!', ['Hva er fristen']],
  ['a; frist; b', [' frist']],
  ['Kl. 10.30 er frist.', [' 10.30 er frist']],
  ['linje\nfrist\nlinje', ['frist']],
  ['Intet her.', []],
  ['', []],
])('the sentences about it in "%s" are %j', (text, sentences) => {
  expect(sentencesWith(text, /frist/i)).toEqual(sentences);
});
