import { absenceStatus, agreedStatuses, requestedStatuses, type AbsenceStatus } from '../../contract/kinds.ts';

/** The cost of a version of an absence, and whether it is deducted from the balance. */
export interface Costs {
  deductible: boolean;
  /** Days by year. */
  daysPerYear: Readonly<Record<string, number>>;
}

/** Days of a year that an absence takes or reserves, both as positive numbers. */
export interface Charge {
  year: number;
  taken: number;
  reserved: number;
}

/** A signed ledger line of an absence: deductions are negative. */
export interface ChargeLine {
  year: number;
  kind: 'taken' | 'reserved';
  days: number;
}

/**
 * The ledger charges of an absence (absence.16, absence.32): a request reserves days, approved absence takes them, also while its deletion is
 * pending; while a change is pending the old version takes its days and additional days are reserved. Years without cost are omitted.
 */
export function desiredCharges(status: AbsenceStatus, current: Costs, proposed: Costs | null): Charge[] {
  const held = costsOf(current);
  if (requestedStatuses.includes(status)) return chargesFrom(new Map(), held);
  if (status === absenceStatus.PendingForDeletion || agreedStatuses.includes(status)) return chargesFrom(held, new Map());
  return status === absenceStatus.PendingForUpdate ? chargesFrom(held, moreThan(held, proposed ? costsOf(proposed) : new Map())) : [];
}

/** What an absence takes and reserves as it is stored, by year. */
export function chargesOf({ status, current, proposed }: { status: AbsenceStatus; current: Costs; proposed: Costs | null }): Charge[] {
  return desiredCharges(status, current, proposed);
}

type DaysByYear = ReadonlyMap<number, number>;

function costsOf({ deductible, daysPerYear }: Costs): DaysByYear {
  return new Map(deductible ? Object.entries(daysPerYear).map(([year, days]) => [Number(year), days]) : []);
}

function moreThan(held: DaysByYear, wanted: DaysByYear): DaysByYear {
  return new Map([...wanted].map(([year, days]) => [year, Math.max(0, days - (held.get(year) ?? 0))]));
}

function chargesFrom(taken: DaysByYear, reserved: DaysByYear): Charge[] {
  return [...new Set([...taken.keys(), ...reserved.keys()])]
    .toSorted((one, other) => one - other)
    .map((year) => ({ year, taken: taken.get(year) ?? 0, reserved: reserved.get(year) ?? 0 }))
    .filter((charge) => charge.taken !== 0 || charge.reserved !== 0);
}

/** What of these charges is of the year. */
export function chargeIn(charges: readonly Charge[], year: number): Pick<Charge, 'taken' | 'reserved'> {
  return charges.find((charge) => charge.year === year) ?? { taken: 0, reserved: 0 };
}

/** The days left of a year before and after a request is approved. */
export interface DaysLeft {
  availableBefore: number;
  availableAfter: number;
}

/** Before a request what it reserves is free and what is agreed is taken (absence.27), so both parties to it see the same; after it, it takes `wanted`. */
export function leftAround(available: number, { taken, reserved }: Pick<Charge, 'taken' | 'reserved'>, wanted: number): DaysLeft {
  const availableBefore = available + reserved;
  return { availableBefore, availableAfter: availableBefore + taken - wanted };
}

/** The lines that update an absence's charges from the booked to the desired ones; lines that free days come first. */
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
