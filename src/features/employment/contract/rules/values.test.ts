import { expect, test } from 'vitest';
import type { Condition, TemplateVariable, Value, Values } from '../template.ts';
import { clearedBy, dayOf, defaultsOf, holds, isEmpty, isRelevant, retiredChoices, valuesOf } from './values.ts';

const words = (text: string) => ({ no: text, en: `${text} (en)` });
const variable = (key: string, rest: Partial<TemplateVariable> = {}): TemplateVariable => ({
  key,
  type: 'text',
  group: 'adjustment',
  label: words(key),
  default: null,
  isRequired: false,
  isHidden: false,
  ...rest,
});
const option = (value: string, isSelectable = true) => ({ value, label: words(value), printed: words(value), isSelectable });

test.each<[Value | undefined, boolean]>([
  [undefined, true],
  [null, true],
  ['', true],
  [' \n', true],
  ['x', false],
  [0, false],
  [false, false],
  [true, false],
  [[], true],
  [['a'], false],
  [['a', ' '], true],
  [[{ type: 'OTP', provider: 'If' }], false],
  [[{ type: '', provider: 'If' }], false],
  [
    [
      { type: 'OTP', provider: 'If' },
      { type: 'AFP', provider: ' ' },
    ],
    true,
  ],
])('%j is empty: %s', (value, expected) => {
  expect(isEmpty(value)).toBe(expected);
});

test.each<[Value | undefined, string | undefined]>([
  ['2027-01-04', '2027-01-04'],
  ['2027-13-04', undefined],
  ['2027-1-4', undefined],
  [' 2027-01-04', undefined],
  ['2027-01-04T00:00', undefined],
  ['', undefined],
  [null, undefined],
  [20_270_104, undefined],
  [undefined, undefined],
])('the day of %j is %s', (value, day) => {
  expect(dayOf(value)).toBe(day);
});

const values: Values = { text: 'a', number: 1, off: false, none: null, blank: ' ' };
test.each<[Condition, boolean]>([
  [{ variable: 'text', is: ['a', 'b'] }, true],
  [{ variable: 'text', is: ['b'] }, false],
  [{ variable: 'number', is: ['1'] }, false],
  [{ variable: 'off', is: [false] }, true],
  [{ variable: 'unknown', is: [false] }, false],
  [{ variable: 'text', isNot: ['b'] }, true],
  [{ variable: 'text', isNot: ['a'] }, false],
  [{ variable: 'unknown', isNot: ['a'] }, true],
  [{ variable: 'none', isEmpty: true }, true],
  [{ variable: 'blank', isEmpty: true }, true],
  [{ variable: 'unknown', isEmpty: true }, true],
  [{ variable: 'off', isEmpty: true }, false],
  [{ variable: 'text' }, true],
  [{ variable: 'off' }, true],
  [{ variable: 'none' }, false],
])('%j holds: %s', (condition, expected) => {
  expect(holds(condition, values)).toBe(expected);
});

test.each<[Condition[] | undefined, boolean]>([
  [undefined, true],
  [[], true],
  [[{ variable: 'text' }, { variable: 'number' }], true],
  [[{ variable: 'text' }, { variable: 'none' }], false],
])('a variable with the conditions %j means something: %s', (when, expected) => {
  expect(isRelevant({ when }, values)).toBe(expected);
});

const template = {
  variables: [
    variable('name'),
    variable('pay', { default: 5 }),
    variable('duty', { default: 'x', defaultIn: { no: 'oppgave', en: 'task' } }),
    variable('kind', { type: 'select', options: [option('a'), option('old', false)], default: 'a' }),
    variable('flag', { type: 'switch', default: false, clears: ['which', 'name'] }),
    variable('which', { when: [{ variable: 'flag', is: [true] }], default: 'w' }),
    variable('plain', { type: 'switch' }),
  ],
};

test('a new contract begins with the defaults in its language', () => {
  expect(defaultsOf(template, 'no')).toEqual({ name: null, pay: 5, duty: 'oppgave', kind: 'a', flag: false, which: 'w', plain: null });
  expect(defaultsOf(template, 'en')['duty']).toBe('task');
});

test.each<[string, Values, Values]>([
  ['the defaults', {}, {}],
  ['what is given', { name: 'Ola', pay: 0 }, { name: 'Ola', pay: 0 }],
  ['nothing, said so', { pay: null }, { pay: null }],
  ['nothing the template does not know', { other: 'x' }, {}],
  ['what means something now', { flag: true, which: 'agreement' }, { flag: true, which: 'agreement' }],
  ['not what means nothing', { which: 'agreement' }, {}],
  ['a choice that is retired', { kind: 'old' }, { kind: 'old' }],
  ['no choice at all', { kind: null }, { kind: null }],
])('the values of a contract are %s', (_name, given, expected) => {
  const plain = { name: null, pay: 5, duty: 'oppgave', kind: 'a', flag: false, plain: null };
  expect(valuesOf(template, 'no', given)).toEqual({ ...plain, ...expected });
});

test('a choice that the template does not have is left out', () => {
  expect(valuesOf(template, 'no', { kind: 'unknown' })).not.toHaveProperty('kind');
  expect(valuesOf({ variables: [variable('bare', { type: 'select' })] }, 'no', { bare: 'x' })).toEqual({});
});

test.each<[string, Values, Values, object]>([
  ['turned off', { flag: true }, { flag: false }, { which: null, name: null }],
  ['taken away', { flag: true }, {}, { which: null, name: null }],
  ['turned on', { flag: false }, { flag: true }, {}],
  ['left on', { flag: true }, { flag: true }, {}],
  ['off all the time', { flag: false }, { flag: false }, {}],
  ['without others to clear', { plain: true }, { plain: false }, {}],
])('a switch that is %s clears %j → %j', (_name, before, after, cleared) => {
  expect(clearedBy(template, before, after)).toEqual(cleared);
});

test('only a switch clears others', () => {
  expect(clearedBy({ variables: [variable('text', { clears: ['x'] })] }, { text: true }, { text: false })).toEqual({});
});

test.each<[Values, Values, string[]]>([
  [{ kind: 'a' }, { kind: 'old' }, ['kind']],
  [{}, { kind: 'old' }, ['kind']],
  [{ kind: 'old' }, { kind: 'old' }, []],
  [{ kind: 'old' }, { kind: 'a' }, []],
  [{ kind: 'a' }, { kind: 'unknown' }, []],
])('from %j to %j these choices are newly made and retired: %j', (before, after, keys) => {
  expect(retiredChoices(template, before, after)).toEqual(keys);
});
