import { expect, test } from 'vitest';
import { draftOf } from '../../testing/drafts.ts';
import { parseLines } from '../../contract/rules/template-text.ts';
import type { Value } from '../../contract/template.ts';
import { readDraft } from './draft-elements.ts';
import { leftOut, showVariable, variablesToInsert } from './variables.ts';

const read = (values: Record<string, Value> = {}) => readDraft(draftOf('manager', values));
const keysToInsert = (values?: Record<string, Value>) => variablesToInsert(read(values)).map(({ key }) => key);

test.each<[string, Record<string, Value>, { name: string; words: string; isMissing: boolean }]>([
  ['salaryAmount', { salaryAmount: 612_500 }, { name: 'Salary', words: '612 500 kroner', isMissing: false }],
  ['salaryAmount', { salaryAmount: null }, { name: 'Salary', words: '[Lønn]', isMissing: true }],
  ['secret', {}, { name: '[ukjent verdi]', words: '[ukjent verdi]', isMissing: true }],
  ['blockSequence', {}, { name: '4', words: '4', isMissing: false }],
])('%s of %j shows its value in the language of the contract and its name in that of the page', (key, values, shown) => {
  const { words, ...rest } = showVariable(key, { ...read(values), number: 4, spoken: 'en' });
  // Spaces that do not break stand between the figures.
  expect({ ...rest, words: words.replace(/\s/g, ' ') }).toEqual({ key, ...shown });
});

test('offers values that mean something beside the others, and no switches', () => {
  expect(keysToInsert({ workLocation: 'other' })).toContain('workStreetAddress');
  expect(keysToInsert({ workLocation: 'headOffice' })).not.toContain('workStreetAddress');
  expect(keysToInsert()).not.toContain('leadingPosition');
});

test.each<[string, string, string[] | null, string[]]>([
  ['words without values', 'Lønnen er god.', ['Lønnen er {salaryAmount} {salaryInterval}.'], ['salaryAmount', 'salaryInterval']],
  ['one of two values', '{salaryAmount}', ['Lønnen er {salaryAmount} {salaryInterval}.'], ['salaryInterval']],
  ['a value more', '{firstName} {salaryAmount}', ['{salaryAmount}'], []],
  ['an own clause', 'Hund', null, []],
])('of %s these are left out', (_case, own, template, left) => {
  expect(leftOut({ text: parseLines([own]), templateText: template && parseLines(template) })).toEqual(left);
});
