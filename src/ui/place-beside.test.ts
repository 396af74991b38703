import { expect, test } from 'vitest';
import { positionBeside, type Side } from './place-beside.ts';

const window = { width: 1000, height: 600 };
const button = { width: 100, height: 40 };
const menu = { width: 200, height: 120 };

const cases: readonly [name: string, anchor: { left: number; top: number }, side: Side, expected: { left: number; top: number }][] = [
  ['below, flush with the start', { left: 300, top: 100 }, 'bottom-start', { left: 300, top: 146 }],
  ['below, flush with the end', { left: 300, top: 100 }, 'bottom-end', { left: 200, top: 146 }],
  ['above the middle', { left: 300, top: 300 }, 'top', { left: 250, top: 174 }],
  ['to the right of the middle', { left: 300, top: 300 }, 'right', { left: 406, top: 260 }],
  ['above when there is no room below', { left: 300, top: 500 }, 'bottom-end', { left: 200, top: 374 }],
  ['below when there is no room above', { left: 300, top: 20 }, 'top', { left: 250, top: 66 }],
  ['to the left when there is no room to the right', { left: 880, top: 300 }, 'right', { left: 674, top: 260 }],
  ['inside the window at its start', { left: 10, top: 100 }, 'bottom-end', { left: 8, top: 146 }],
  ['inside the window at its end', { left: 890, top: 100 }, 'bottom-start', { left: 792, top: 146 }],
];

test.each(cases)('floats %s', (_name, place, side, expected) => {
  expect(positionBeside({ anchor: { ...place, ...button }, floating: menu, window, side, gap: 6 })).toEqual(expected);
});

test('stays where more of it is seen when there is room on neither side', () => {
  const tall = { width: 200, height: 580 };
  const at = positionBeside({ anchor: { left: 300, top: 200, ...button }, floating: tall, window, side: 'bottom-start', gap: 6 });
  expect(at).toEqual({ left: 300, top: 12 });
});
