import { expect, test } from 'vitest';
import { arrangeWidgets, movedTo, storedPlacement } from './arrange-widgets.ts';

const declared = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
const kept = (...keys: string[]) => keys.map((text, order) => ({ key: text.replace('-', ''), order, visible: !text.startsWith('-') }));

test.each([
  ['as declared until somebody arranges them', [], ['a', 'b', 'c']],
  ['as somebody wants them', ['c', 'a', 'b'], ['c', 'a', 'b']],
  ['with what is hidden in its place', ['c', '-a', 'b'], ['c', '-a', 'b']],
  ['with what is new last', ['c', 'a'], ['c', 'a', 'b']],
  ['without what is no longer there', ['x', 'c', '-y', 'a', 'b'], ['c', 'a', 'b']],
])('draws blocks %s', (_name, wanted, expected) => {
  const drawn = arrangeWidgets(declared, kept(...wanted));
  expect(drawn.map(({ widget, visible }) => `${visible ? '' : '-'}${widget.key}`)).toEqual(expected);
});

test('follows the order that is kept, not the order of the list', () => {
  expect(arrangeWidgets(declared, kept('c', 'a', 'b').toReversed()).map(({ widget }) => widget.key)).toEqual(['c', 'a', 'b']);
});

test('keeps the place of blocks that the person may not see now', () => {
  const placed = [{ widget: { key: 'b' }, visible: false }];
  expect(storedPlacement(placed, kept('a', '-c', 'b'))).toEqual([
    { key: 'b', order: 0, visible: false },
    { key: 'a', order: 1, visible: true },
    { key: 'c', order: 2, visible: false },
  ]);
});

test.each([
  ['down', 0, 2, 'bca'],
  ['up', 2, 0, 'cab'],
  ['nowhere past the end', 0, 3, 'abc'],
  ['nowhere when there is no such one', 3, 0, 'abc'],
  ['nowhere before the start', 0, -1, 'abc'],
])('moves one %s', (_name, from, to, expected) => {
  expect(movedTo(['a', 'b', 'c'], from, to)).toEqual([...expected]);
});
