import { expect, test } from 'vitest';
import { lineAbove, teamUnder } from './reporting-line.ts';

const place = (id: string, reportingToCompanyUserId: string | null) => ({ id, reportingToCompanyUserId });
const staff = [place('kari', 'ola'), place('ola', 'per'), place('per', null), place('eva', 'ola'), place('ida', 'kari')];

test('tells the line above, nearest first', () => {
  expect(lineAbove(staff, 'kari').map(({ id }) => id)).toEqual(['ola', 'per']);
  expect(lineAbove(staff, 'per')).toEqual([]);
});

test('ends where a manager is not in the list', () => {
  expect(lineAbove([place('kari', 'somebody')], 'kari')).toEqual([]);
});

test('tells everybody below', () => {
  expect(teamUnder(staff, 'ola')).toEqual(new Set(['kari', 'eva', 'ida']));
  expect(teamUnder(staff, 'ida')).toEqual(new Set());
});

test('survives a line that is a circle', () => {
  const circle = [place('a', 'b'), place('b', 'a')];
  expect(lineAbove(circle, 'a').map(({ id }) => id)).toEqual(['b']);
  expect(teamUnder(circle, 'a')).toEqual(new Set(['a', 'b']));
});
