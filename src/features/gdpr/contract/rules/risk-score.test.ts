import { expect, test } from 'vitest';
import { riskSteps } from '../kinds.ts';
import { levelOf, scoreOf } from './risk-score.ts';

test.each([
  [1, 'low'],
  [3, 'low'],
  [4, 'medium'],
  [6, 'medium'],
  [8, 'high'],
  [16, 'high'],
] as const)('a score of %s is %s', (score, level) => {
  expect(levelOf(score)).toBe(level);
});

test('gives each field of the matrix its score, and none without both steps', () => {
  const all = riskSteps.flatMap((likelihood) => riskSteps.map((consequence) => scoreOf(likelihood, consequence)?.score));
  expect(all).toEqual([1, 2, 3, 4, 2, 4, 6, 8, 3, 6, 9, 12, 4, 8, 12, 16]);
  expect(scoreOf(2, 3)).toEqual({ likelihood: 2, consequence: 3, score: 6, level: 'medium' });
  expect(scoreOf(null, 3)).toBeNull();
  expect(scoreOf(3, null)).toBeNull();
});
