import type { Random } from './seeded-random.ts';

const identityWeights = [
  [3, 7, 6, 1, 8, 9, 4, 5, 2],
  [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
] as const;

/** A synthetic national identity number: 80 is added to the month, as in the official test population, so it belongs to no real person. */
export function identityNumber(birthday: string, chance: Random): string {
  const [year = '', month = '', day = ''] = birthday.split('-');
  const start = `${day}${Number(month) + 80}${year.slice(2)}`;
  // 000–499 are for people born in 1900–1999, 500–999 for those born from 2000 on.
  const first = Number(year) < 2000 ? 0 : 500;
  for (;;) {
    const series = `${start}${String(first + chance.between(0, 499)).padStart(3, '0')}`;
    const one = checkDigit(series, identityWeights[0]);
    const two = checkDigit(`${series}${one}`, identityWeights[1]);
    // About one series in six has no valid check digits, and was never issued.
    if (one < 10 && two < 10) return `${series}${one}${two}`;
  }
}

/** An account number with a valid check digit, in a series (9999) that no bank has. */
export function accountNumber(chance: Random): string {
  for (;;) {
    const start = `9999${String(chance.between(0, 999_999)).padStart(6, '0')}`;
    const digit = checkDigit(start, identityWeights[1]);
    if (digit < 10) return `${start}${digit}`;
  }
}

function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return (11 - (sum % 11)) % 11;
}
