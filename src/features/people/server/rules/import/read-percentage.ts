import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { textOf } from '#kernel/server/sheets/rules/cell.ts';

/** Reads a percentage of full time; null for none, undefined when it cannot be read. `fractions`: 1 in the column means full time. */
export function readPercentage(cell: Cell, fractions: boolean): number | null | undefined {
  if (textOf(cell) === '') return null;
  const share = shareIn(cell);
  if (!share) return undefined;
  const { value, hasSign } = share;
  const percent = !hasSign && (fractions ? value <= 1 : value > 0 && value < 1) ? value * 100 : value;
  return Math.round(percent * 100) / 100;
}

/** True when 1 means full time in a column: no value is larger, and none has a percent sign. Unreadable values are ignored. */
export function areFractions(cells: readonly Cell[]): boolean {
  const shares = cells.map(shareIn).filter((share) => share !== undefined);
  return shares.every(({ value, hasSign }) => value <= 1 && !hasSign) && shares.some(({ value }) => value > 0);
}

function shareIn(cell: Cell): { value: number; hasSign: boolean } | undefined {
  const [, digits, sign] = /^(\d+(?:[.,]\d+)?) ?(%|prosent|percent|pct|pst\.?)?$/i.exec(textOf(cell)) ?? [];
  return digits === undefined ? undefined : { value: Number(digits.replace(',', '.')), hasSign: sign !== undefined };
}
