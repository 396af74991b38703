import { describe, expect, test } from 'vitest';
import type { Element } from '../../contract/rules/compose.ts';
import { ContractTemplate, type Value } from '../../contract/template.ts';
import { fittingElements, mergeValues, sentOf } from './draft-changes.ts';

const words = { no: '', en: '' };
const template = ContractTemplate.parse({
  id: '1',
  key: 'test',
  name: words,
  description: words,
  templateType: 'WorkContract',
  version: '1.0.0',
  isActive: true,
  isUnsafe: false,
  contentBlocks: [],
  baseElements: ['a', 'b'].map((key) => ({
    key,
    title: words,
    blockText: [],
    sequence: 1,
    optional: false,
    active: false,
    toggleLabel: words,
    helpText: words,
  })),
  variables: [
    { key: 'name', type: 'text', group: 'base', label: words },
    { key: 'flag', type: 'switch', group: 'base', label: words, clears: ['name'] },
    {
      key: 'kind',
      type: 'select',
      group: 'base',
      label: words,
      options: [{ value: 'old', label: words, printed: words, isSelectable: false }],
    },
  ],
});
const merge = (sent: { key: string; value: Value }[], before: Record<string, Value> = {}) => mergeValues(template, before, sent);

describe('values that are sent', () => {
  test.each<[string, { key: string; value: Value }[], Record<string, Value>, Record<string, Value>]>([
    ['stand over those stored', [{ key: 'name', value: 'Ola' }], { name: 'Kari', kind: 'x' }, { name: 'Ola', kind: 'x' }],
    ['may be nothing', [{ key: 'name', value: null }], { name: 'Kari' }, { name: null }],
    [
      'count as they were sent last',
      [
        { key: 'name', value: 'a' },
        { key: 'name', value: 'b' },
      ],
      {},
      { name: 'b' },
    ],
    ['clear what a switch clears', [{ key: 'flag', value: false }], { flag: true, name: 'Kari' }, { flag: false, name: null }],
    [
      'clear it even when it is sent too',
      [
        { key: 'flag', value: false },
        { key: 'name', value: 'Ola' },
      ],
      { flag: true },
      { flag: false, name: null },
    ],
    ['none change nothing', [], { name: 'Kari' }, { name: 'Kari' }],
  ])('%s', (_name, sent, ...[before, after]) => {
    expect(merge(sent, before)).toEqual({ values: after, errors: [], retired: [] });
  });

  test.each<[string, { key: string; value: Value }[], object[]]>([
    [
      'a variable of another template',
      [
        { key: 'name', value: 'x' },
        { key: 'gone', value: 'x' },
      ],
      [{ path: 'variables[1].key', code: 'invalid' }],
    ],
    ['letters that no contract may carry', [{ key: 'name', value: 'Ola 😀' }], [{ path: 'variables[0].value', code: 'properFormat' }]],
    ['the same in a list', [{ key: 'name', value: ['a', '\u200b'] }], [{ path: 'variables[0].value', code: 'properFormat' }]],
    [
      'the same in the kind of an arrangement',
      [{ key: 'name', value: [{ type: '😀', provider: 'x' }] }],
      [{ path: 'variables[0].value', code: 'properFormat' }],
    ],
    [
      'the same in its institution',
      [{ key: 'name', value: [{ type: 'x', provider: '😀' }] }],
      [{ path: 'variables[0].value', code: 'properFormat' }],
    ],
  ])('are refused with %s', (_name, sent, errors) => {
    expect(merge(sent).errors).toEqual(errors);
  });

  test('that can be chosen no more are named when they are new', () => {
    expect(merge([{ key: 'kind', value: 'old' }]).retired).toEqual(['kind']);
    expect(merge([{ key: 'kind', value: 'old' }], { kind: 'old' }).retired).toEqual([]);
  });
});

const element = (key: string, title: string | null = null): Element => ({ key, active: true, text: null, title });
test.each<[string, Element[], Element[] | undefined]>([
  ['all of the template', [element('a'), element('b')], [element('a'), element('b')]],
  ['another order', [element('b'), element('a')], [element('b'), element('a')]],
  [
    'an own one with a title',
    [element('a'), element('own-1', 'Hund'), element('b')],
    [element('a'), element('own-1', 'Hund'), element('b')],
  ],
  ['a title of the template’s, which has its own', [element('a', 'Annet'), element('b')], [element('a'), element('b')]],
  ['one too few', [element('a')], undefined],
  ['one twice', [element('a'), element('a'), element('b')], undefined],
  ['an own one twice', [element('a'), element('b'), element('own-1', 'x'), element('own-1', 'y')], undefined],
  ['an own one without a title', [element('a'), element('b'), element('own-1')], undefined],
  ['an own one with a title of spaces', [element('a'), element('b'), element('own-1', ' ')], undefined],
  ['one that is nobody’s', [element('a'), element('b'), element('c', 'x')], undefined],
])('the clauses %s', (_name, sent, fitting) => {
  expect(fittingElements(template, sent)).toEqual(fitting);
});

test.each([
  [undefined, {}],
  [{}, {}],
  [
    { a: 1, b: undefined, c: null, d: false, e: '' },
    { a: 1, c: null, d: false, e: '' },
  ],
])('of %o those sent are %o', (changes, sent) => {
  const found = sentOf(changes);
  expect(found).toEqual(sent);
  expect(Object.keys(found)).toEqual(Object.keys(sent));
});
