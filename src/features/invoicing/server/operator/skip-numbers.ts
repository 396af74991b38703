import type { BooksContext } from '../books-context.ts';
import { insertGap, lockLastNumber } from './store-operator.ts';

/**
 * After a restore from an older backup: lets a series go on above the numbers that were used and lost, and keeps why. Undefined when it is beyond
 * that number.
 */
export async function skipNumbers(
  { company, now }: Pick<BooksContext, 'company' | 'now'>,
  { series, lastUsed, reason }: { series: 'invoice' | 'posting'; lastUsed: number; reason: string },
): Promise<{ first: number; last: number } | undefined> {
  const first = (await lockLastNumber(company, series)) + 1;
  if (lastUsed < first) return undefined;
  await insertGap(company, { series, first, last: lastUsed, reason, now });
  return { first, last: lastUsed };
}
