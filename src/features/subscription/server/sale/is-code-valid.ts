import type { CodeRow } from './store-codes.ts';

/** Whether a code may be used on a day: it has begun, has not ended and is not used up. */
export function isCodeValid({ from, to, uses, mostUses }: Pick<CodeRow, 'from' | 'to' | 'uses' | 'mostUses'>, day: string): boolean {
  if (day < from || (to !== null && day > to)) return false;
  return mostUses === null || uses < mostUses;
}
