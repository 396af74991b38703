import { expect, test } from 'vitest';
import { estimateSize } from './estimate.ts';

test('a curly quote costs one part for each recipient once the text is long enough', () => {
  const text = `Don’t forget ${'x'.repeat(60)}`;
  const { partsEach, parts, costly, savesTogether, plainer } = estimateSize({ text, firstName: null, reached: 84 });
  expect({ partsEach, parts, costly, savesTogether }).toEqual({
    partsEach: 2,
    parts: 168,
    costly: [{ character: '’', count: 1, replacement: "'", saves: 84 }],
    savesTogether: 84,
  });
  expect(plainer.startsWith("Don't")).toBe(true);
});

test('two costly characters save only together', () => {
  const text = `’–${'x'.repeat(70)}`;
  const { costly, savesTogether } = estimateSize({ text, firstName: null, reached: 2 });
  expect(costly.map(({ saves }) => saves)).toEqual([0, 0]);
  expect(savesTogether).toBe(2);
});

test('the first name of the first recipient counts', () => {
  const { sample, left } = estimateSize({ text: 'Hei {firstName}!', firstName: 'Anne', reached: 1 });
  expect(sample).toBe('Hei Anne!');
  expect(left).toBe(160 - sample.length);
});

test('before anybody is chosen a text has parts, and costs none', () => {
  expect(estimateSize({ text: 'Hei', firstName: null, reached: 0 })).toMatchObject({ partsEach: 1, parts: 0, reached: 0 });
});
