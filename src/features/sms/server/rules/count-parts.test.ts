import { expect, test } from 'vitest';
import { maxSmsParts } from '#kernel/contract/sms-parts.ts';
import { fitting, partsOfEach, savings, totalParts } from './count-parts.ts';

const eightyFour = Array.from({ length: 84 }, () => ({ firstName: null }));

test('a curly quote costs two parts for each recipient', () => {
  const text = `${'a'.repeat(159)}’`;
  expect(totalParts(text, eightyFour)).toBe(3 * 84);
  expect(savings(text, eightyFour)).toEqual({
    costly: [{ character: '’', count: 1, replacement: "'", saves: 2 * 84 }],
    savesTogether: 2 * 84,
  });
});

test('each recipient is counted with their own name', () => {
  const text = `{firstName}${'a'.repeat(157)}`;
  const people = [{ firstName: 'Bo' }, { firstName: 'Bjørn' }, { firstName: 'Zoë' }, { firstName: null }];
  expect(partsOfEach(text, people).map(({ parts }) => parts.length)).toEqual([1, 2, 3, 1]);
  expect(totalParts(text, people)).toBe(7);
});

test('nothing costs nothing', () => {
  expect(savings('Hei', eightyFour)).toEqual({ costly: [], savesTogether: 0 });
  expect(totalParts('Hei', [])).toBe(0);
});

test('whoever has a name with which the text is too long gets it without the name', () => {
  const text = `{firstName}${'a'.repeat(153 * maxSmsParts - 2)}`;
  const people = [
    { id: 1, firstName: 'Bo' },
    { id: 2, firstName: 'Bob' },
    { id: 3, firstName: null },
  ];
  expect(fitting(text, people)).toEqual([people[0], { id: 2, firstName: null }, people[2]]);
});

test('a picture has nothing cheaper in its place', () => {
  // Without the picture the text would be one part instead of two.
  expect(savings(`${'a'.repeat(100)}\u{1F600}`, [{ firstName: null }])).toMatchObject({ costly: [{ replacement: null, saves: 0 }] });
});
