import type { DateOrder } from '#kernel/contract/imports.ts';

/** A date of three numbers read in one order, `YYYY-MM-DD`; only for showing the choice, since the server reads the list. */
export function dayOf(text: string, order: DateOrder): string | undefined {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2,4})/.exec(text) ?? [];
  const [day, month] = order === 'dayFirst' ? [first, second] : [second, first];
  if (year === '' || Number(month) > 12) return undefined;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
