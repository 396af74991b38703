import { expect, test } from 'vitest';
import { partsOfEach, savings, totalParts } from './count-parts.ts';

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
