const firstWeights = [3, 7, 6, 1, 8, 9, 4, 5, 2];
const secondWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
/** From this day on the remainder of the first check digit may be 0 to 3 (law.6). */
const widenedFrom = '2032-01-01';

/**
 * Whether a Norwegian national identity number or D-number has valid check digits, day and month.
 * Synthetic numbers (month + 80, older ones + 40) are for tests and refused in production.
 */
export function isNationalNumber(value: string, { today, allowSynthetic }: { today: string; allowSynthetic: boolean }): boolean {
  if (!/^\d{11}$/.test(value)) return false;
  const month = Number(value.slice(2, 4));
  const synthetic = month > 40;
  if (synthetic && !allowSynthetic) return false;
  if (Number(value.slice(0, 2)) > 71 || !isDayOfYear(value)) return false;
  const first = (weighted(value, firstWeights) + Number(value[9])) % 11;
  const second = (weighted(value, secondWeights) + Number(value[10])) % 11;
  return second === 0 && (today >= widenedFrom ? first <= 3 : first === 0);
}

/** Whether the first six digits are a date; the century is not read from them, so 29 February needs a leap year in any. */
function isDayOfYear(value: string): boolean {
  const [day, month] = [Number(value.slice(0, 2)) % 40, Number(value.slice(2, 4)) % 40];
  const isLeap = Number(value.slice(4, 6)) % 4 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (lengths[month - 1] ?? 0);
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
