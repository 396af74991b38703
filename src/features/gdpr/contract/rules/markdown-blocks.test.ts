import { expect, test } from 'vitest';
import { markdownBlocks, writtenBlocks } from './markdown-blocks.ts';

test.each([
  ['# Title', [{ kind: 'heading', level: 1, runs: [{ text: 'Title' }] }]],
  ['one\ntwo', [{ kind: 'paragraph', runs: [{ text: 'one' }, { text: ' ' }, { text: 'two' }] }]],
  [
    'a\n\nb',
    [
      { kind: 'paragraph', runs: [{ text: 'a' }] },
      { kind: 'paragraph', runs: [{ text: 'b' }] },
    ],
  ],
  ['- x\n- **y**', [{ kind: 'list', items: [[{ text: 'x' }], [{ text: 'y', bold: true }]] }]],
  ['[D](https://d.no)', [{ kind: 'paragraph', runs: [{ text: 'D', link: 'https://d.no' }] }]],
  ['[D](javascript:x)', [{ kind: 'paragraph', runs: [{ text: '[D](javascript:x)' }] }]],
  ['**a\\***', [{ kind: 'paragraph', runs: [{ text: 'a*', bold: true }] }]],
  ['[a\\]b](https://d.no)', [{ kind: 'paragraph', runs: [{ text: 'a]b', link: 'https://d.no' }] }]],
  ['\\- x', [{ kind: 'paragraph', runs: [{ text: '- x' }] }]],
  ['a \\* b \\| c', [{ kind: 'paragraph', runs: [{ text: 'a * b | c' }] }]],
  [
    '| A | B |\n| --- | --- |\n| 1 \\| 2 |  |',
    [{ kind: 'table', columns: [[{ text: 'A' }], [{ text: 'B' }]], rows: [[[{ text: '1 | 2' }], []]] }],
  ],
  [
    '# A\n## B\n  c  \n- d\ne',
    [
      { kind: 'heading', level: 1, runs: [{ text: 'A' }] },
      { kind: 'heading', level: 2, runs: [{ text: 'B' }] },
      { kind: 'paragraph', runs: [{ text: 'c' }] },
      { kind: 'list', items: [[{ text: 'd' }]] },
      { kind: 'paragraph', runs: [{ text: 'e' }] },
    ],
  ],
  ['a |', [{ kind: 'paragraph', runs: [{ text: 'a |' }] }]],
  ['| A', [{ kind: 'table', columns: [[{ text: 'A' }]], rows: [] }]],
  [
    '| A |\n| --- |\n1 |',
    [
      { kind: 'table', columns: [[{ text: 'A' }]], rows: [] },
      { kind: 'paragraph', runs: [{ text: '1 |' }] },
    ],
  ],
  ['| A | B |\n| 1 |', [{ kind: 'table', columns: [[{ text: 'A' }], [{ text: 'B' }]], rows: [[[{ text: '1' }], []]] }]],
  [
    '[D](https://d.no) a **b** c',
    [{ kind: 'paragraph', runs: [{ text: 'D', link: 'https://d.no' }, { text: ' a ' }, { text: 'b', bold: true }, { text: ' c' }] }],
  ],
  ['[](https://d.no)', [{ kind: 'paragraph', runs: [{ text: 'https://d.no', link: 'https://d.no' }] }]],
])('reads %j as blocks', (text, blocks) => {
  expect(markdownBlocks(text)).toEqual(blocks);
});

test('says in which lines each block is written, and leaves lines of words that stand alone by themselves', () => {
  const lines = (text: string, isAlone?: (line: string) => boolean) =>
    writtenBlocks(text, isAlone).map(({ block, from, to }) => [block.kind, from, to]);
  expect(lines('# A\n\nb\nc\n| D |\n| --- |\n| e |')).toEqual([
    ['heading', 0, 1],
    ['paragraph', 2, 4],
    ['table', 4, 7],
  ]);
  expect(lines('| D |\n| --- |')).toEqual([['table', 0, 2]]);
  expect(lines('| --- |\na')).toEqual([['paragraph', 1, 2]]);
  expect(lines('a\nb\nx\nc', (line) => line === 'x')).toEqual([
    ['paragraph', 0, 2],
    ['paragraph', 2, 3],
    ['paragraph', 3, 4],
  ]);
});
