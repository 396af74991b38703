import { expect, test } from 'vitest';
import { markdownBlocks } from './markdown-blocks.ts';

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
])('reads %j as blocks', (text, blocks) => {
  expect(markdownBlocks(text)).toEqual(blocks);
});
