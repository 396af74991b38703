import { agreedStatuses, type AbsenceStatus } from '../../contract/kinds.ts';
import type { YearDays } from './count.ts';

/** What a version of an absence costs, and whether it takes of the balance. */
export interface Costs {
  deductible: boolean;
  perYear: readonly YearDays[];
}

/** Days of a year that an absence has taken or reserved, both as positive numbers. */
export interface Charge {
  year: number;
  taken: number;
  reserved: number;
}

/** A signed line of the ledger that belongs to an absence: what takes is negative. */
export interface ChargeLine {
  year: number;
  kind: 'taken' | 'reserved';
  days: number;
}

/**
 * What an absence should stand for in the ledger (decisions.md §6, S1–S3): a request reserves, what is agreed takes, also while its deletion
 * waits; while a change waits the old version takes and what the new one costs more is reserved. Years that cost nothing are left out.
 */
export function desiredCharges(status: AbsenceStatus, current: Costs, proposed: Costs | null): Charge[] {
  const held = costsOf(current);
  if (status === 1 || status === 11) return chargesOf(new Map(), held);
  if (status === 4 || agreedStatuses.includes(status)) return chargesOf(held, new Map());
  return status === 8 ? chargesOf(held, moreThan(held, proposed ? costsOf(proposed) : new Map())) : [];
}

type DaysByYear = ReadonlyMap<number, number>;

function costsOf({ deductible, perYear }: Costs): DaysByYear {
  return new Map(deductible ? perYear.map(({ year, days }) => [year, days]) : []);
}

function moreThan(held: DaysByYear, wanted: DaysByYear): DaysByYear {
  return new Map([...wanted].map(([year, days]) => [year, Math.max(0, days - (held.get(year) ?? 0))]));
}

function chargesOf(taken: DaysByYear, reserved: DaysByYear): Charge[] {
  return [...new Set([...taken.keys(), ...reserved.keys()])]
    .toSorted((one, other) => one - other)
    .map((year) => ({ year, taken: taken.get(year) ?? 0, reserved: reserved.get(year) ?? 0 }))
    .filter((charge) => charge.taken !== 0 || charge.reserved !== 0);
}

/** The lines that bring the ledger from what it holds for an absence to what it should; what frees days comes first. */
export function ledgerDifferences(booked: readonly ChargeLine[], desired: readonly Charge[]): ChargeLine[] {
  const wanted = desired.flatMap(({ year, taken, reserved }): ChargeLine[] => [
    { year, kind: 'taken', days: -taken },
    { year, kind: 'reserved', days: -reserved },
  ]);
  const missing = new Map<string, ChargeLine>();
  for (const line of [...wanted, ...booked.map((each) => ({ ...each, days: -each.days }))]) {
    const key = `${line.year} ${line.kind}`;
    missing.set(key, { year: line.year, kind: line.kind, days: (missing.get(key)?.days ?? 0) + line.days });
  }
  return [...missing.values()]
    .filter(({ days }) => days !== 0)
    .toSorted((one, other) => Number(other.days > 0) - Number(one.days > 0) || one.year - other.year);
}
