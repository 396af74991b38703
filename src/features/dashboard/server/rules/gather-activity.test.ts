import { expect, test } from 'vitest';
import { gatherActivity, maxActivities } from './gather-activity.ts';

const line = (requestId: string) => ({ requestId });

test.each([
  ['nothing', [], []],
  [
    'each call once',
    ['a', 'b'],
    [
      ['a', 0],
      ['b', 0],
    ],
  ],
  [
    'a call that did more as one',
    ['a', 'a', 'a', 'b'],
    [
      ['a', 2],
      ['b', 0],
    ],
  ],
  [
    'a call whose lines lie apart at its newest',
    ['a', 'b', 'a'],
    [
      ['a', 1],
      ['b', 0],
    ],
  ],
])('shows %s', (_name, requests, expected) => {
  expect(gatherActivity(requests.map((id) => line(id))).map(({ requestId, more }) => [requestId, more])).toEqual(expected);
});

test('shows the newest when there are many', () => {
  const shown = gatherActivity(Array.from({ length: 50 }, (_unused, place) => line(String(place))));
  expect(shown.map(({ requestId }) => requestId)).toEqual(Array.from({ length: maxActivities }, (_unused, place) => String(place)));
});
