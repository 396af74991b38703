import { expect, test } from 'vitest';
import { inlineTextsOf, otherTextsOf } from './inline-texts.ts';

const source = `
const title = { en: 'Text messages', no: 'Tekstmeldinger' };
export const help = { winkit: { slug: 'draw', no: ['Lotteri', 'Trekk premier'], en: ['Lottery', \`Draw prizes\`] } };
export const field = { title: { no: 'Oppsigelse', en: 'Termination' }, no: 1, en: 2 };
export const pair = usual(['Holde oversikt', 'Keeping track'], 'f');
`;

test('finds texts in both languages that stand in code', () => {
  expect(inlineTextsOf('x.ts', source)).toEqual([
    { line: 2, en: ['Text messages'], no: ['Tekstmeldinger'] },
    { line: 3, en: ['Lottery', 'Draw prizes'], no: ['Lotteri', 'Trekk premier'] },
    { line: 4, en: ['Termination'], no: ['Oppsigelse'] },
  ]);
});

test('finds the sentences of written content that stand outside those', () => {
  expect(otherTextsOf('x.ts', source)).toEqual([
    { line: 5, text: 'Holde oversikt' },
    { line: 5, text: 'Keeping track' },
  ]);
});
