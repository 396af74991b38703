import type { Cell } from './cell.ts';
import { textOf } from './cell.ts';

/** Reads a share of full time as a number of percent; null for none, undefined when it cannot be read. `fractions`: the column counts 1 as the whole. */
export function readPercentage(cell: Cell, fractions: boolean): number | null | undefined {
  if (textOf(cell) === '') return null;
  const share = shareIn(cell);
  if (!share) return undefined;
  const { value, hasSign } = share;
  const percent = !hasSign && (fractions ? value <= 1 : value > 0 && value < 1) ? value * 100 : value;
  return Math.round(percent * 100) / 100;
}

/** True when a column of shares counts 1 as full time: no value is larger, and none carries a percent sign. What cannot be read says nothing. */
export function areFractions(cells: readonly Cell[]): boolean {
  const shares = cells.map(shareIn).filter((share) => share !== undefined);
  return shares.every(({ value, hasSign }) => value <= 1 && !hasSign) && shares.some(({ value }) => value > 0);
}

function shareIn(cell: Cell): { value: number; hasSign: boolean } | undefined {
  const [, digits, sign] = /^(\d+(?:[.,]\d+)?) ?(%|prosent|percent|pct|pst\.?)?$/i.exec(textOf(cell)) ?? [];
  return digits === undefined ? undefined : { value: Number(digits.replace(',', '.')), hasSign: sign !== undefined };
}
