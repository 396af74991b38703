import { Day } from '#kernel/contract/values.ts';
import type { SummaryRow } from '../../contract/entities-balance.ts';
import { absenceType, absenceTypes, type ShownAbsenceType } from '../../contract/kinds.ts';
import { balanceColumns, balanceIn } from '../../contract/rules/summary-columns.ts';

interface Narrowing {
  search: string;
  departments: readonly string[];
}

/** Rows whose name contains every word, in one of the selected departments. */
export function narrowed(rows: readonly SummaryRow[], { search, departments }: Narrowing): SummaryRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ fullName, department }) => {
    const name = fullName.toLocaleLowerCase();
    return words.every((word) => name.includes(word)) && (departments.length === 0 || departments.includes(department ?? ''));
  });
}

/** The types with days, in order; the hidden type -1 first. */
export function typesIn(rows: readonly SummaryRow[]): ShownAbsenceType[] {
  const found = new Set(rows.flatMap(({ days }) => days.filter(({ workingDays }) => workingDays > 0).map(({ type }) => type)));
  return ([absenceType.Absence, ...absenceTypes] as const).filter((type) => found.has(type));
}

export function daysOf({ days }: SummaryRow, type: ShownAbsenceType): number {
  return days.filter((one) => one.type === type).reduce((sum, { workingDays }) => sum + workingDays, 0);
}

/** The row of totals. */
export function totals(rows: readonly SummaryRow[], types: readonly ShownAbsenceType[]) {
  const sum = (of: (row: SummaryRow) => number): number => rows.reduce((all, row) => all + of(row), 0);
  return {
    days: types.map((type) => sum((row) => daysOf(row, type))),
    balance: balanceColumns.map((column) => sum((row) => balanceIn(row, column))),
  };
}

/** The period in the address; by default this year. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  thisYear: number,
): { from: string; to: string } {
  return { from: Day.safeParse(from).data ?? `${thisYear}-01-01`, to: Day.safeParse(to).data ?? `${thisYear}-12-31` };
}
