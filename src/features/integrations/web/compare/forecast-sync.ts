import type { Comparison } from '../../contract/entities.ts';
import { planLevelling } from '../../contract/rules/plan-levelling.ts';
import { levellingChoices, type Chosen } from './chosen.ts';

/** What would happen to the chosen people, in numbers. */
export interface SyncForecast {
  addedHere: number;
  addedThere: number;
  /** People here who are added or changed. */
  writtenHere: number;
  /** People in both of whom something changes. */
  levelled: number;
  /** Chosen people in both of whom nothing changes, as the one whose details count is the one that cannot be changed. */
  unchanged: number;
  /** National and account numbers that are left out because they are none; not those in whose place the other system's is put. */
  notTransferred: number;
  /** People who are more than the subscription has room for. */
  withoutRoom: number;
}

export function forecastSync(comparison: Comparison, chosen: Chosen): SyncForecast {
  const { ids } = chosen;
  const here = comparison.onlyExternal.filter(({ externalId }) => ids.onlyExternal.has(externalId));
  const there = comparison.onlySamspill.filter(({ companyUserId }) => ids.onlySamspill.has(companyUserId));
  const both = comparison.both.filter(({ companyUserId }) => ids.both.has(companyUserId));
  const choices = levellingChoices(chosen);
  const planned = both.map((row) => {
    const plan = planLevelling(row, choices);
    const changed = [...plan.here, ...plan.there];
    return { changed, isChangedHere: plan.here.length > 0, invalidNumbers: row.invalidNumbers.filter((field) => !changed.includes(field)) };
  });
  const levelled = planned.filter(({ changed }) => changed.length > 0).length;
  const numbers = [...here, ...there, ...planned].reduce((sum, { invalidNumbers }) => sum + invalidNumbers.length, 0);
  return {
    addedHere: here.length,
    addedThere: there.length,
    writtenHere: here.length + planned.filter(({ isChangedHere }) => isChangedHere).length,
    levelled,
    unchanged: both.length - levelled,
    notTransferred: numbers,
    withoutRoom: comparison.roomForUsers === null ? 0 : Math.max(0, here.length - comparison.roomForUsers),
  };
}

/** Whether both systems have the same people with the same details. */
export function isEqual({ onlyExternal, onlySamspill, both }: Comparison): boolean {
  return onlyExternal.length === 0 && onlySamspill.length === 0 && both.every(({ differences }) => differences.length === 0);
}
