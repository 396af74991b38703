import { importFates, type FateCounts, type ImportFate } from '#kernel/contract/imports.ts';

/** How many rows have each fate. */
export function countFates(rows: readonly { fate: ImportFate }[]): FateCounts {
  const counts: FateCounts = { create: 0, update: 0, unchanged: 0, skip: 0, refuse: 0 };
  for (const fate of importFates) counts[fate] = rows.filter((row) => row.fate === fate).length;
  return counts;
}
