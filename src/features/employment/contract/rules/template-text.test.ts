import { expect, test } from 'vitest';
import type { RichText } from '../rich-text.ts';
import type { TemplateLine } from '../template.ts';
import { parseLines, templateText } from './template-text.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', runs: text === '' ? [] : [{ text }] });

test.each<[string, string[], RichText | object[]]>([
  ['nothing', [], []],
  ['an empty line', [''], [paragraph('')]],
  ['paragraphs', ['a', 'b'], [paragraph('a'), paragraph('b')]],
  ['a heading', ['### a **b**'], [{ kind: 'heading', runs: [{ text: 'a ' }, { text: 'b', bold: true }] }]],
  ['a heading of another level', ['## a'], [paragraph('## a')]],
  ['items that follow each other', ['- a', '- b'], [{ kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] }]],
  [
    'items that are apart',
    ['- a', 'x', '- b'],
    [{ kind: 'list', items: [[{ text: 'a' }]] }, paragraph('x'), { kind: 'list', items: [[{ text: 'b' }]] }],
  ],
  ['numbered items', ['1. a', '12. b'], [{ kind: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] }]],
  // The first item says which list it is.
  ['both kinds of items', ['- a', '2. b'], [{ kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] }]],
  ['an empty item', ['- '], [{ kind: 'list', items: [[]] }]],
  ['a hyphen without a space, and a day', ['-a', '1.1.2027'], [paragraph('-a'), paragraph('1.1.2027')]],
])('%s', (_name, lines, text) => {
  expect(parseLines(lines)).toEqual(text);
});

test.each<[string, object[]]>([
  ['{a}', [{ variable: 'a' }]],
  ['x {a1}, {b}.', [{ text: 'x ' }, { variable: 'a1' }, { text: ', ' }, { variable: 'b' }, { text: '.' }]],
  ['{1a} {a b} {}', [{ text: '{1a} {a b} {}' }]],
  ['**a** og **b**', [{ text: 'a', bold: true }, { text: ' og ' }, { text: 'b', bold: true }]],
  ['**a', [{ text: '**a' }]],
  ['****', [{ text: '****' }]],
])('the line %s', (line, runs) => {
  expect(parseLines([line])).toEqual([{ kind: 'paragraph', runs }]);
});

const words = (text: string, rest: object = {}): TemplateLine => ({ no: text, en: `${text} in English`, ...rest });
const on = { when: [{ variable: 'flag', is: [true] }] };
const contentBlocks = [
  { id: 'block', variables: [], lines: [words('b1'), words('b2', on), { block: 'block' }, { block: 'other' }] },
  { id: 'other', variables: [], lines: [words('o')] },
];
const linesOf = (blockText: TemplateLine[], language: 'no' | 'en', flag: boolean) =>
  templateText({ contentBlocks }, { blockText }, { language, values: { flag } }).map((block) =>
    (block.kind === 'list' ? [] : block.runs.map((run) => ('text' in run ? run.text : ''))).join(''),
  );

test.each<[string, TemplateLine[], boolean, string[]]>([
  ['a line', [words('a')], false, ['a']],
  ['a line whose condition holds', [words('a', on)], true, ['a']],
  ['a line whose condition does not hold', [words('a', on), words('b')], false, ['b']],
  ['a line of whose conditions one does not hold', [words('a', { when: [...on.when, { variable: 'flag', is: [false] }] })], true, []],
  // A block within a block is not followed, not even itself.
  ['a block in its place', [words('a'), { block: 'block' }, words('c')], true, ['a', 'b1', 'b2', 'c']],
  ['a block with a line left out', [{ block: 'block' }], false, ['b1']],
  ['a block that is left out', [{ block: 'other', ...on }], false, []],
  ['a block that does not exist', [{ block: 'gone' }, words('a')], true, ['a']],
])('a clause has %s', (_name, blockText, flag, expected) => {
  expect(linesOf(blockText, 'no', flag)).toEqual(expected);
  expect(linesOf(blockText, 'en', flag)).toEqual(expected.map((text) => `${text} in English`));
});
