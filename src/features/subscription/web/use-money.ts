import { useFormat } from '#kernel/web/format.ts';

/** Writes an amount of øre in kroner. */
export function useMoney(): (amount: number) => string {
  const format = useFormat();
  return (amount) => format.money(amount / 100);
}
