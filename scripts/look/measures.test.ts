import { expect, test } from 'vitest';
import { beyondLimits, limitsInWords, lineOf, type Measured } from './measures.ts';

const calm: Measured = { isThere: true, shift: 0.05, moved: [], firstRow: 200, rowHeight: 40, overflow: 0, hidden: [] };

test.each<[string, Partial<Measured>, string[]]>([
  ['nothing at the limits', {}, []],
  ['nothing of a page without a list', { firstRow: undefined, rowHeight: undefined }, []],
  ['a page that shows nothing', { isThere: false }, ['no page']],
  ['what jumps', { shift: 0.051, moved: ['section.tiles 120→182 at 300 ms'] }, ['shift 0.051 (section.tiles 120→182 at 300 ms)']],
  ['rows that begin late', { firstRow: 201 }, ['first row at 201 px']],
  ['rows that are too high', { rowHeight: 41 }, ['rows 41 px high']],
  ['a page that is too wide', { overflow: 1 }, ['1 px too wide']],
  ['hidden buttons', { hidden: ['Save', 'Cancel'] }, ['hidden: Save, Cancel']],
])('tells of %s', (...[, parts, expected]) => {
  expect(beyondLimits({ ...calm, ...parts }, { width: 1440, page: 'people' })).toEqual(expected);
});

test.each([
  [390, 'people', 210, 0],
  [390, 'people', 211, 1],
  [1440, 'gdpr-risk-assessment', 800, 0],
  [1440, 'gdpr-risk-assessment', 801, 1],
])('at %i pixels the first row of %s may stand at %i or not', (width, page, firstRow, faults) => {
  expect(beyondLimits({ ...calm, firstRow }, { width, page })).toHaveLength(faults);
});

test('the title names all five limits', () => {
  expect(limitsInWords(390)).toBe(
    'shift at most 0.05, first row at most at 210 px, rows at most 40 px high, at most 0 px wider than 390 px, at most 0 buttons hidden',
  );
});

test.each<[string, string, Partial<Measured>, string]>([
  ['each figure', 'people', {}, 'shift 0.050, first row 200, rows 40 high, 0 px too wide, 0 hidden'],
  [
    'how many buttons are hidden',
    'people',
    { overflow: 3, hidden: ['Save'] },
    'shift 0.050, first row 200, rows 40 high, 3 px too wide, 1 hidden',
  ],
  ['a page without a list', 'people', { firstRow: undefined, rowHeight: undefined }, 'shift 0.050, no list, 0 px too wide, 0 hidden'],
  [
    'a limit of its own',
    'gdpr-risk-assessment',
    { firstRow: 790 },
    'shift 0.050, first row 790 of 800, rows 40 high, 0 px too wide, 0 hidden',
  ],
])('a line tells of %s', (...[, page, parts, expected]) => {
  expect(lineOf(page, { ...calm, ...parts }, false)).toBe(`ok   ${page.padEnd(44)} ${expected}`);
});
