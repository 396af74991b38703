import { describe, expect, test } from 'vitest';
import { clause, smallTemplate, words } from './small-template.ts';
import type { Element } from './compose.ts';
import { isNewer, moveElements } from './newer-template.ts';
import { parseLines } from './template-text.ts';

test.each([
  ['1.2.1', '1.2.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.2.0', '1.2.0', false],
  ['1.1.9', '1.2.0', false],
  ['1.2.0', '2.0.0', false],
  ['1.2.1', '1.2', true],
  ['1.2.0', '1.2', false],
])('%s after %s: %s', (version, than, newer) => {
  expect(isNewer(version, than)).toBe(newer);
});

const templateWith = (...keys: string[]) =>
  smallTemplate({
    baseElements: keys.map((key, sequence) => clause(key, [], { title: words(`Om ${key}`), sequence, optional: key === 'opt' })),
  });
const element = (key: string, rest: Partial<Element> = {}): Element => ({ key, active: true, text: null, title: null, ...rest });
const text = parseLines(['Avtalt.']);
const move = (elements: Element[], from: string[], to: string[]) =>
  moveElements(elements, { from: templateWith(...from), to: templateWith(...to), language: 'en' });
const keysOf = (elements: readonly Element[]) => elements.map(({ key }) => key);

describe('the clauses of a newer version', () => {
  test.each<[string, string[], string[], string[], string[]]>([
    ['the same', ['b', 'a'], ['a', 'b'], ['a', 'b'], ['b', 'a']],
    ['one that is new at the beginning', ['a', 'b'], ['a', 'b'], ['n', 'a', 'b'], ['n', 'a', 'b']],
    ['one that is new after another', ['a', 'b'], ['a', 'b'], ['a', 'n', 'b'], ['a', 'n', 'b']],
    ['one that is new at the end', ['a', 'b'], ['a', 'b'], ['a', 'b', 'n'], ['a', 'b', 'n']],
    ['two that are new beside each other', ['a', 'b'], ['a', 'b'], ['a', 'n', 'm', 'b'], ['a', 'n', 'm', 'b']],
    // After all that stand before it in the template.
    ['one that is new, in another order', ['b', 'a', 'own-1'], ['a', 'b'], ['a', 'n', 'b'], ['b', 'a', 'n', 'own-1']],
    ['one that is gone', ['a', 'b'], ['a', 'b'], ['b'], ['b']],
    ['own ones stay', ['own-1', 'a'], ['a'], ['a'], ['own-1', 'a']],
  ])('%s', (_name, elements, from, ...[to, expected]) => {
    expect(
      keysOf(
        move(
          elements.map((key) => element(key)),
          from,
          to ?? [],
        ),
      ),
    ).toEqual(expected);
  });

  test('one that is gone stays as an own clause when it has own words', () => {
    expect(move([element('a', { text, active: false }), element('b')], ['a', 'b'], ['b'])).toEqual([
      { key: 'own-a', active: false, text, title: 'Om a (en)' },
      element('b'),
    ]);
  });

  test('own words and what is on or off stay, and an optional clause comes as the template has it', () => {
    expect(move([element('a', { text, active: false })], ['a'], ['a', 'opt'])).toEqual([
      element('a', { text, active: false }),
      element('opt', { active: false }),
    ]);
  });
});
