import { expect, test } from 'vitest';
import { tintOf } from './avatar-tint.ts';

test('gives a name the same tint however it is written', () => {
  expect(tintOf('Kari Nordmann')).toBe(tintOf(' kari nordmann '));
  expect(tintOf('Aud Bråten Andersen')).toBe(tintOf('Aud Andersen'));
});

test('spreads names over all eight tints', () => {
  const names = ['Kari', 'Ola', 'Bjørg', 'Emil', 'Tor', 'Lars', 'Aud', 'Åse'].flatMap((first) =>
    ['Ahmed', 'Berge', 'Engeset', 'Hansen', 'Ødegård'].map((last) => `${first} ${last}`),
  );
  expect(new Set(names.map(tintOf))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
});

test.each(['', ' ', '李 小龍', '👩🏽‍🚀'])('has a tint for %j', (name) => {
  expect(tintOf(name)).toBeGreaterThanOrEqual(0);
  expect(tintOf(name)).toBeLessThan(8);
});
