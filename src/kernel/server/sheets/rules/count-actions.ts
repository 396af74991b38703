import { importActions, type ActionCounts, type ImportAction } from '#kernel/contract/imports.ts';

/** How many rows have each action. */
export function countActions(rows: readonly { fate: ImportAction }[]): ActionCounts {
  const counts: ActionCounts = { create: 0, update: 0, unchanged: 0, skip: 0, refuse: 0 };
  for (const fate of importActions) counts[fate] = rows.filter((row) => row.fate === fate).length;
  return counts;
}
