import { expect, test } from 'vitest';
import { blocksOf, piecesOf } from './markdown-blocks.ts';

test.each([
  ['', []],
  ['# Statement', [{ kind: 'heading', level: 2, text: 'Statement' }]],
  [
    '### Deep\nText',
    [
      { kind: 'heading', level: 4, text: 'Deep' },
      { kind: 'paragraph', text: 'Text' },
    ],
  ],
  [
    'One\nline\n\nTwo',
    [
      { kind: 'paragraph', text: 'One line' },
      { kind: 'paragraph', text: 'Two' },
    ],
  ],
  [
    'Rights:\n- Access\n- Erasure',
    [
      { kind: 'paragraph', text: 'Rights:' },
      { kind: 'list', items: ['Access', 'Erasure'] },
    ],
  ],
  [
    '| Name | Why |\n| --- | :-: |\n| Pay | a \\| b |\n| News |  |',
    [
      {
        kind: 'table',
        head: ['Name', 'Why'],
        rows: [
          ['Pay', 'a | b'],
          ['News', ''],
        ],
      },
    ],
  ],
])('reads the parts of %j', (markdown, blocks) => {
  expect(blocksOf(markdown)).toEqual(blocks);
});

test('tells variables and strong words from the text around them', () => {
  expect(piecesOf('Ask {{contactPerson}}, **always**.')).toEqual([
    { kind: 'text', text: 'Ask ' },
    { kind: 'variable', text: 'contactPerson' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'always' },
    { kind: 'text', text: '.' },
  ]);
});
