import { describe, expect, test } from 'vitest';
import { middleOf, nameOnWheel, sceneOf, sectorsOf, turnAt, turnMilliseconds, turnsFor, type Scene } from './wheel.ts';

const contestants = [
  { contestantId: 'kari', tickets: 2 },
  { contestantId: 'ola', tickets: 1 },
  { contestantId: 'nils', tickets: 1 },
];

describe('the wheel', () => {
  test('has a sector for each contestant, as wide as their tickets', () => {
    expect(sectorsOf(contestants, [])).toEqual([
      { contestantId: 'kari', from: 0, to: 0.5 },
      { contestantId: 'ola', from: 0.5, to: 0.75 },
      { contestantId: 'nils', from: 0.75, to: 1 },
    ]);
  });

  test('has none for those who have no tickets left', () => {
    const sectors = sectorsOf(contestants, [{ contestantId: 'ola', ticket: 1 }]);
    expect(sectors.map(({ contestantId }) => contestantId)).toEqual(['kari', 'nils']);
    expect(sectors.at(-1)?.to).toBe(1);
  });

  test.each([
    [{ contestantId: 'kari', ticket: 1 }, 0.125],
    [{ contestantId: 'kari', ticket: 2 }, 0.375],
    [{ contestantId: 'nils', ticket: 1 }, 0.875],
  ])('knows the middle of %j among the tickets that were left', (ticket, middle) => {
    expect(middleOf(contestants, [ticket])).toBe(middle);
  });

  test('finds the second ticket on the wheel without the first', () => {
    const draws = [
      { contestantId: 'kari', ticket: 1 },
      { contestantId: 'kari', ticket: 2 },
    ];
    expect(middleOf(contestants, draws)).toBeCloseTo(1 / 6);
  });
});

describe('a turn', () => {
  test.each([
    [-500, 0],
    [0, 0],
    [turnMilliseconds, 5.75],
    [turnMilliseconds * 2, 5.75],
  ])('after %i ms has come to %d', (milliseconds, turns) => {
    expect(turnAt(milliseconds, 0.25)).toBeCloseTo(turns);
  });

  test('never goes back, and gets slower', () => {
    const turns = Array.from({ length: 60 }, (_unused, place) => turnAt((place * turnMilliseconds) / 60, 0.4));
    const steps = turns.slice(1).map((turn, place) => turn - (turns[place] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  });
});

test.each([
  ['Kari Moe', 'Kari Moe'],
  ['x'.repeat(22), 'x'.repeat(22)],
  ['x'.repeat(23), `${'x'.repeat(21)}…`],
  [`${'x'.repeat(20)}🎄 og flere`, `${'x'.repeat(20)}🎄…`],
])('the name %s stands on the wheel as %s', (name, shown) => {
  expect(nameOnWheel(name)).toBe(shown);
});

test.each([
  [-2_000, turnMilliseconds + 2_000],
  [0, turnMilliseconds],
  [turnMilliseconds - 1, 1],
  [turnMilliseconds + 500, 0],
])('%i ms after it began the wheel still turns for %i ms', (since, milliseconds) => {
  expect(turnsFor(since)).toBe(milliseconds);
});

test.each<[string, number, boolean, Scene]>([
  ['before the wheel begins', -1, false, 'waiting'],
  ['as the wheel begins', 0, false, 'turning'],
  ['just before it stands still', turnMilliseconds - 1, false, 'turning'],
  ['as it stands still', turnMilliseconds, false, 'shown'],
  ['without movement, before it would begin', -1, true, 'waiting'],
  ['without movement, as it would begin', 0, true, 'shown'],
])('the scene %s', (_name, since, isStill, scene) => {
  expect(sceneOf(since, isStill)).toBe(scene);
});
