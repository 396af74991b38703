import type { Interval } from './read-amount.ts';
import type { RowRead } from './read-cell.ts';
import { folding } from './likeness.ts';

/** The pay interval in a heading such as "Årslønn" or "Hourly wage". */
export function headingInterval(heading: string): Interval | undefined {
  const folded = folding(heading);
  if (/\bar|\bannual|\byear|per ar\b|pr ar\b/.test(folded)) return 'yearly';
  if (/\bmaned|\bmnd\b|\bmonth/.test(folded)) return 'monthly';
  if (/\buke|\bweek/.test(folded)) return 'weekly';
  return /\btime|\bhour/.test(folded) ? 'hourly' : undefined;
}

/**
 * Where neither heading nor column tells the pay interval, it is derived from the amount in NOK: nobody earns
 * 40,000 an hour or a year. The row gets a remark, so that the user sees it before anything is stored.
 */
export function intervalByAmount(rows: RowRead[]): RowRead[] {
  return rows.map((row) => {
    const { salaryAmount, salaryInterval, salaryCurrency } = row.values;
    if (salaryAmount === undefined || salaryInterval !== undefined || (salaryCurrency ?? 'NOK') !== 'NOK') return row;
    const interval = likelyInterval(Number(salaryAmount));
    if (!interval) return row;
    const warning = { code: 'intervalAssumed' as const, field: 'salaryInterval' as const, params: { value: interval } };
    return { ...row, values: { ...row.values, salaryInterval: interval }, warnings: [...row.warnings, warning] };
  });
}

function likelyInterval(amount: number): Interval | undefined {
  if (amount >= 150_000) return 'yearly';
  if (amount >= 12_000 && amount < 140_000) return 'monthly';
  return amount >= 100 && amount < 2000 ? 'hourly' : undefined;
}
