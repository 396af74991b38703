import { describe, expect, test } from 'vitest';
import type { RichText } from '../rich-text.ts';
import { clause, smallTemplate, variable, words } from './small-template.ts';
import type { Values } from '../template.ts';
import { composeContract, firstElements, isInContract, plainLines, plainText, printVariable, runsOf, type Element } from './compose.ts';
import { parseLines } from './template-text.ts';

const titled = (key: string, lines: string[], rest: object = {}) => clause(key, lines, { title: words(key.toUpperCase()), ...rest });
const template = smallTemplate({
  baseElements: [
    titled('second', ['§ {blockSequence} {start}', '- {duties}', '- også {duties}'], { sequence: 2 }),
    titled('first', ['{name}']),
    titled('extra', ['{bonus}'], { sequence: 3, optional: true, activeWith: 'flag' }),
    titled('usual', ['x'], { sequence: 4, optional: true, active: true }),
  ],
  variables: [
    variable('name', 'text'),
    variable('start', 'date'),
    variable('duties', 'texts'),
    variable('bonus', 'number'),
    variable('flag', 'switch'),
  ],
});
const compose = (given: Values, change: (elements: Element[]) => Element[] = (same) => same, language: 'no' | 'en' = 'no') =>
  composeContract({ template, language, given, elements: change(firstElements(template)) });
const linesOf = (contract: ReturnType<typeof compose>) =>
  contract.clauses.map(({ number, title, blocks }) => [number, title, ...plainText(blocks)]);
const own = (key: string, rest: Partial<Element> = {}): Element => ({ key, active: true, text: null, title: null, ...rest });

test('a new contract has the clauses in the template’s order, optional ones as the template has them', () => {
  expect(firstElements(template)).toEqual([own('first'), own('second'), own('extra', { active: false }), own('usual')]);
});

test.each<[string, Parameters<typeof isInContract>, boolean]>([
  ['a required clause, even off', [template.baseElements[0], own('second', { active: false }), {}], true],
  ['an optional clause that is on', [template.baseElements[2], own('extra'), {}], true],
  ['an optional clause that is off', [template.baseElements[2], own('extra', { active: false }), { flag: false }], false],
  ['one that its switch turns on', [template.baseElements[2], own('extra', { active: false }), { flag: true }], true],
  ['one without a switch that is off', [template.baseElements[3], own('usual', { active: false }), { flag: true }], false],
  ['an own clause', [undefined, own('own-1', { title: 'Hund' }), {}], true],
  ['an own clause that is off', [undefined, own('own-1', { active: false, title: 'Hund' }), {}], false],
  ['an own clause without a title, as of a template that is gone', [undefined, own('own-1'), {}], false],
])('in the contract stands %s', (_name, input, expected) => {
  expect(isInContract(...input)).toBe(expected);
});

describe('a contract', () => {
  const given = { name: 'Ola', start: '2027-01-04', duties: ['selge', 'rydde'] };
  test('has its clauses numbered, with every value; an item that is only a list is one for each', () => {
    expect(linesOf(compose(given))).toEqual([
      [1, 'FIRST', 'Ola'],
      [2, 'SECOND', '§ 2 4. januar 2027', 'selge', 'rydde', 'også selge og rydde'],
      [3, 'USUAL', 'x'],
    ]);
    expect(linesOf(compose(given, undefined, 'en'))[1]).toEqual([
      2,
      'SECOND (en)',
      '§ 2 4 January 2027',
      'selge',
      'rydde',
      'også selge and rydde',
    ]);
  });

  test('numbers follow the order that somebody gave the clauses, and what stands', () => {
    const contract = compose({ ...given, flag: true, bonus: 5 }, (elements) => [
      own('own-1', { title: 'Hund', text: parseLines(['Vov {name}']) }),
      ...elements.toReversed(),
    ]);
    expect(contract.clauses.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Hund',
      '2 USUAL',
      '3 EXTRA',
      '4 SECOND',
      '5 FIRST',
    ]);
    expect(contract.clauses[0]).toMatchObject({ templateText: null, isChanged: true });
  });

  test('names what is not filled in, once for each clause', () => {
    const { unresolved, clauses } = compose({});
    expect(unresolved).toEqual([
      { clause: 'first', variable: 'name' },
      { clause: 'second', variable: 'start' },
      { clause: 'second', variable: 'duties' },
    ]);
    expect(clauses[0]?.blocks).toEqual([{ kind: 'paragraph', runs: [{ text: '[navn på name]', variable: 'name', isMissing: true }] }]);
    expect(plainText(clauses[1]?.blocks ?? []).slice(1)).toEqual(['[navn på duties]', 'også [navn på duties]']);
  });

  test('keeps own words beside the template’s, with the letters as they are', () => {
    const text: RichText = [{ kind: 'paragraph', runs: [{ text: 'Jeg er ', italic: true }, { variable: 'name' }] }];
    const { clauses } = compose(given, (elements) => elements.map((one) => (one.key === 'first' ? { ...one, text } : one)));
    expect(clauses[0]).toMatchObject({ text, isChanged: true, templateText: parseLines(['{name}']) });
    expect(clauses[0]?.blocks).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: 'Jeg er ', italic: true },
          { text: 'Ola', variable: 'name' },
        ],
      },
    ]);
    expect(compose(given).clauses[0]).toMatchObject({ isChanged: false, text: parseLines(['{name}']) });
  });

  test('knows which variables of its texts no clause has; those that only decide are none', () => {
    expect(compose(given).unused).toEqual(['bonus']);
    const silent = compose(given, (elements) => elements.map((one) => (one.key === 'first' ? { ...one, text: [] } : one)));
    expect(silent.unused).toEqual(['name', 'bonus']);
  });

  test('says of a variable that it does not know that it is unknown', () => {
    const text = parseLines(['{gone}']);
    const withGone = (elements: Element[]) => elements.map((one) => (one.key === 'first' ? { ...one, text } : one));
    expect(compose(given, withGone).clauses[0]?.blocks).toEqual([
      { kind: 'paragraph', runs: [{ text: '[ukjent verdi]', variable: 'gone', isMissing: true }] },
    ]);
    expect(linesOf(compose(given, withGone, 'en'))[0]).toEqual([1, 'FIRST (en)', '[unknown value]']);
  });

  test.each([
    ['WorkContract', false],
    ['WorkContractAddendum', true],
  ] as const)('of the kind %s is an addendum: %s', (templateType, expected) => {
    const contract = composeContract({ template: { ...template, templateType }, language: 'no', given, elements: [] });
    expect(contract).toMatchObject({ isAddendum: expected, clauses: [] });
  });
});

test.each<[string, Values, object]>([
  ['name', { name: 'Ola' }, { text: 'Ola', variable: 'name' }],
  ['name', {}, { text: '[navn på name]', variable: 'name', isMissing: true }],
  ['blockSequence', {}, { text: '7', variable: 'blockSequence' }],
  ['gone', {}, { text: '[ukjent verdi]', variable: 'gone', isMissing: true }],
])('clause 7 says for %s with %j', (key, values, run) => {
  expect(printVariable(key, { language: 'no', values, variables: template.variables, number: 7 })).toEqual(run);
});

test('a text as lines has its variables by name, printed lines their values', () => {
  expect(plainLines(parseLines(['a {b} **c**', '- d', '- e']))).toEqual(['a {b} c', 'd', 'e']);
  expect(
    plainText([
      { kind: 'heading', runs: [{ text: 'a' }, { text: 'b' }] },
      { kind: 'list', isOrdered: true, items: [[{ text: 'c' }], []] },
    ]),
  ).toEqual(['ab', 'c', '']);
  expect(runsOf({ kind: 'list', isOrdered: true, items: [[{ text: 'c' }], [{ text: 'd' }]] })).toEqual([{ text: 'c' }, { text: 'd' }]);
});
