import { expect, test } from 'vitest';
import { enLaw } from '../../texts/en-law.ts';
import { noLaw } from '../../texts/no-law.ts';
import { lawPieces } from './law-links.ts';

const [nl, nle] = ['https://lovdata.no/dokument/NL/lov/2005-06-17-62', 'https://lovdata.no/dokument/NLE/lov/2005-06-17-62'];

test.each<[string, 'no' | 'en', ReturnType<typeof lawPieces>]>([
  ['Uten lov.', 'no', [{ text: 'Uten lov.' }]],
  ['Pauser (aml. § 10-9)', 'no', [{ text: 'Pauser (aml. ' }, { text: '§ 10-9', href: `${nl}/§10-9` }, { text: ')' }]],
  [
    'Mellom 8-16 (section 14 A-1 and 10-6).',
    'en',
    [
      { text: 'Mellom 8-16 (section ' },
      { text: '14 A-1', href: `${nle}/§14a-1` },
      { text: ' and ' },
      { text: '10-6', href: `${nle}/§10-6` },
      { text: ').' },
    ],
  ],
])('%j', (sentence, language, pieces) => {
  expect(lawPieces(sentence, language)).toEqual(pieces);
});

test.each([
  ['no', noLaw],
  ['en', enLaw],
] as const)('each sentence of the law check in %s has a section to read', (language, { items, rules }) => {
  // Of another contract of the person the law says nothing.
  const { temporaryIntoNext: _another, ...ofLaw } = rules;
  for (const sentence of [...Object.values(items), ...Object.values(ofLaw)]) {
    const pieces = lawPieces(sentence, language);
    expect([sentence, pieces.some(({ href }) => href !== undefined)]).toEqual([sentence, true]);
    expect(pieces.map(({ text }) => text).join('')).toBe(sentence);
  }
});
