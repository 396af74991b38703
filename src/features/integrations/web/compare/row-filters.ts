import type { RowRules } from '#kernel/web/find-rows.ts';
import type { Comparison, InBoth, OnlyExternal, OnlySamspill } from '../../contract/entities.ts';
import { comparedFields } from '../../contract/kinds.ts';
import type { ComparedList } from './chosen.ts';

/** Somebody in one of the three lists. */
export type ComparedRow = OnlyExternal | OnlySamspill | InBoth;

/** What may be special about somebody. */
export const specials = ['differences', 'invalid', 'candidates'] as const;
export type Special = (typeof specials)[number];

const isSpecial: Record<Special, (row: ComparedRow) => boolean> = {
  differences: (row) => 'differences' in row && row.differences.length > 0,
  invalid: ({ invalidNumbers }) => invalidNumbers.length > 0,
  candidates: (row) => 'candidates' in row && row.candidates.length > 0,
};

/** Whether something about somebody is worth a look beside what differs. */
export function hasRemarks(row: ComparedRow): boolean {
  return isSpecial.invalid(row) || isSpecial.candidates(row) || ('isDeactivated' in row && row.isDeactivated);
}

/** The filters of a list; those that nobody fits are left out. */
export function countSpecials(rows: readonly ComparedRow[]): { value: Special; count: number }[] {
  return specials.map((value) => ({ value, count: rows.filter(isSpecial[value]).length })).filter(({ count }) => count > 0);
}

/** How many people differ in each field. */
export function countFields(rows: readonly ComparedRow[]): { value: (typeof comparedFields)[number]; count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows)
    if ('differences' in row) for (const { field } of row.differences) counts.set(field, (counts.get(field) ?? 0) + 1);
  return comparedFields.map((value) => ({ value, count: counts.get(value) ?? 0 })).filter(({ count }) => count > 0);
}

/** Those to whom one of the chosen values of each filter applies. */
export function filterRows<Row extends ComparedRow>(
  rows: readonly Row[],
  { special = [], field = [] }: Readonly<Record<string, readonly string[]>>,
): readonly Row[] {
  if (special.length === 0 && field.length === 0) return rows;
  const chosenSpecials = specials.filter((one) => special.includes(one));
  return rows.filter(
    (row) =>
      (chosenSpecials.length === 0 || chosenSpecials.some((one) => isSpecial[one](row))) &&
      (field.length === 0 || ('differences' in row && row.differences.some((one) => field.includes(one.field)))),
  );
}

/** How the lists are searched and sorted: by name, and those in both with most differences first. */
export const compareRules: RowRules<ComparedRow> = {
  textOf: ({ fullName, emailAddress, employeeNumber, department }) => [fullName, emailAddress, employeeNumber, department].join(' '),
  sorts: {
    name: ({ fullName }) => fullName,
    number: ({ employeeNumber }) => employeeNumber ?? '',
    email: ({ emailAddress }) => emailAddress ?? '',
    department: ({ department }) => department ?? '',
    differences: (row) => ('differences' in row ? row.differences.length : 0),
  },
};

/** The list that is opened first: where something is to be done. */
export function firstList(comparison: Comparison): ComparedList {
  if (comparison.onlyExternal.length > 0) return 'onlyExternal';
  return comparison.onlySamspill.length > 0 ? 'onlySamspill' : 'both';
}
