import { expect, test } from 'vitest';
import type { TemplateVariable, Value } from '../template.ts';
import { joinedItems, printedDay, printedItems } from './print-value.ts';

const variable = (type: TemplateVariable['type'], options?: TemplateVariable['options']): TemplateVariable => ({
  key: 'v',
  type,
  group: 'base',
  label: { no: 'v', en: 'v' },
  default: null,
  isRequired: false,
  isHidden: false,
  options,
});
const words = { no: 'én måned', en: 'one month' };
const option = [{ value: '1', label: words, printed: words, isSelectable: false }];

test.each<[TemplateVariable, Value | undefined, string[] | undefined, string[] | undefined]>([
  [variable('text'), undefined, undefined, undefined],
  [variable('text'), null, undefined, undefined],
  [variable('text'), ' ', undefined, undefined],
  [variable('text'), ' Selger ', ['Selger'], ['Selger']],
  [variable('select', option), '1', ['én måned'], ['one month']],
  [variable('select', option), '2', ['2'], ['2']],
  [variable('switch'), true, ['ja'], ['yes']],
  [variable('switch'), false, ['nei'], ['no']],
  [variable('number'), 0, ['0'], ['0']],
  [variable('number'), 1234.567, ['1\u00A0234,57'], ['1,234.57']],
  [variable('percent'), 37.5, ['37,5 %'], ['37.5%']],
  [variable('money'), 612_500, ['612\u00A0500 kroner'], ['NOK 612,500']],
  [variable('date'), '2027-01-04', ['4. januar 2027'], ['4 January 2027']],
  [variable('date'), 'snart', ['snart'], ['snart']],
  [variable('choices', option), ['1', 'x'], ['én måned', 'x'], ['one month', 'x']],
  [variable('texts'), [], undefined, undefined],
  [variable('texts'), ['a', ''], undefined, undefined],
  [variable('providers'), [{ type: ' OTP ', provider: ' If ' }], ['OTP: If'], ['OTP: If']],
])('%j prints %j', (of, value, no, en) => {
  expect([printedItems(of, value, 'no'), printedItems(of, value, 'en')]).toEqual([no, en]);
});

test.each([
  ['2028-02-29', '29. februar 2028', '29 February 2028'],
  ['2027-99-01', '2027-99-01', '2027-99-01'],
  ['', '', ''],
])('the day %s', (day, no, en) => {
  expect([printedDay(day, 'no'), printedDay(day, 'en')]).toEqual([no, en]);
});

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a og b', 'a and b'],
  [['a', 'b', 'c'], 'a, b og c', 'a, b and c'],
])('%j in one line', (items, no, en) => {
  expect([joinedItems(items, 'no'), joinedItems(items, 'en')]).toEqual([no, en]);
});
