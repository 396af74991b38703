import type { Cell } from './cell.ts';
import { textOf } from './cell.ts';

/** Reads a share of full time as a number of percent; null for none, undefined when it cannot be read. `fractions`: the column counts 1 as the whole. */
export function readPercentage(cell: Cell, fractions: boolean): number | null | undefined {
  const text = textOf(cell);
  if (text === '') return null;
  const [, digits, sign] = /^(\d+(?:[.,]\d+)?) ?(%|prosent|percent|pct|pst\.?)?$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.replace(',', '.'));
  const percent = !sign && (fractions ? value <= 1 : value > 0 && value < 1) ? value * 100 : value;
  return Math.round(percent * 100) / 100;
}

/** True when a column of shares counts 1 as full time: no value is larger, and none carries a percent sign. */
export function areFractions(cells: readonly Cell[]): boolean {
  const values = cells.map(textOf).filter((text) => text !== '');
  const numbers = values.map((text) => Number(text.replace(',', '.')));
  return values.length > 0 && numbers.every((value) => value <= 1) && numbers.some((value) => value > 0);
}
