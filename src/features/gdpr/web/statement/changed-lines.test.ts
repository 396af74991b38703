import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

const same = (text: string) => ({ kind: 'same' as const, text });
const added = (text: string) => ({ kind: 'added' as const, text });
const removed = (text: string) => ({ kind: 'removed' as const, text });

test.each([
  ['nothing', [same('one\ntwo')], []],
  [
    'a word within a line',
    [same('# One\nKari '), removed('Moe'), added('Lie'), same(' answers\nend')],
    [[same('Kari '), removed('Moe'), added('Lie'), same(' answers')]],
  ],
  [
    'a row of a table',
    [same('| Pay | Wages |\n'), added('| News | Sent to \\*all\\* |\n'), same('end')],
    [[added('News · Sent to *all*')]],
  ],
  ['a cell of a table', [same('| News '), added('and alerts '), same('| Why |')], [[same('News '), added('and alerts '), same(' · Why')]]],
  [
    'a cell that is another one, between others',
    [same('| A | '), removed('old'), added('new'), same(' | x |')],
    [[same('A · '), removed('old'), added('new'), same(' · x')]],
  ],
  ['the first cell of a row', [same('| '), removed('A'), added('B'), same(' | x |')], [[removed('A'), added('B'), same(' · x')]]],
  ['the last cell of a row', [same('| A | '), removed('x'), added('y'), same(' |')], [[same('A · '), removed('x'), added('y')]]],
  ['a row instead of a line', [removed('None.'), added('| A | x |')], [[removed('None.'), added('A · x')]]],
  ['a row instead of another', [removed('| A | x |'), added('| B | y |')], [[removed('A · x'), added('B · y')]]],
  ['a border between cells', [same('| A'), added(' |'), same(' x |\n'), added('more')], [[added('more')]]],
  [
    'a table instead of a line, without the line below its head',
    [removed('None.'), added('| Name | How |\n| --- | --- |\n| A | x |')],
    [[removed('None.'), added('Name · How')], [added('A · x')]],
  ],
  ['several lines that went', [same('- A\n'), removed('- B\n- C\n'), same('end')], [[removed('B')], [removed('C')]]],
])('shows only lines that changed, as they are read: %s', (_, difference, lines) => {
  expect(changedLines(difference)).toEqual(lines);
});
