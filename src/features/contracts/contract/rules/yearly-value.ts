import { valueInterval, type ValueInterval } from '../kinds.ts';

/** What a contract costs or brings in a year, as an exact amount; null without a value, and for hours, which nobody has counted (contracts.9). */
export function yearlyValue({ value, interval }: { value: string | null; interval: ValueInterval }): string | null {
  if (value === null || interval === valueInterval.hour) return null;
  const months = interval === valueInterval.month ? 12n : 1n;
  const [whole = '0', cents = ''] = value.split('.');
  const amount = BigInt(whole + cents.padEnd(2, '0')) * months;
  return `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
}
