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
  ['several lines that went', [same('- A\n'), removed('- B\n- C\n'), same('end')], [[removed('B')], [removed('C')]]],
])('shows only lines that changed, as they are read: %s', (_, difference, lines) => {
  expect(changedLines(difference)).toEqual(lines);
});
