import type { PersonFields } from '#features/people/contract/entities.ts';
import type { Random } from './seeded-random.ts';
import { addDays } from '#kernel/contract/days.ts';
import { places } from './departments.ts';
import type { Department } from './departments.ts';

interface Post {
  level: 1 | 2 | 3 | 4;
  trade: Department | undefined;
  team: string | undefined;
  place: number;
  hasLeft: boolean;
  today: string;
  chance: Random;
}

/** The fields of an employment contract: position, workplace, dates, percentage and pay. */
export function contractFields({ level, trade, team, place, hasLeft, today, chance }: Post): PersonFields {
  const daysHere = chance.between(level === 4 ? 10 : 400, level === 4 ? 7_500 : 9_000);
  const isTemporary = level === 4 && chance.may(0.07);
  const isNew = daysHere < 180 && !isTemporary;
  const leaves = hasLeft ? chance.between(1, Math.min(daysHere - 1, 500)) : 0;
  return {
    position: titleOf(level, trade, chance),
    department: trade?.department ?? 'Ledelse',
    team: team ?? null,
    location: level === 1 ? (places[0]?.location ?? null) : chance.pick(places).location,
    positionType: level < 3 ? 'manager' : isTemporary ? 'temporary' : 'permanent',
    positionCoverage: level < 4 || chance.may(0.8) ? 100 : chance.pick([20, 40, 50, 60, 75, 80, 90]),
    startDate: addDays(today, -daysHere),
    endDate: endOf({ hasLeft, leaves, isTemporary, today, chance }),
    trialPeriodEndDate: isNew ? addDays(today, 182 - daysHere) : null,
    employeeNumber: String(1001 + place),
    ...payFields(level, trade, daysHere, chance),
  };
}

function endOf(end: { hasLeft: boolean; leaves: number; isTemporary: boolean; today: string; chance: Random }): string | null {
  if (end.hasLeft) return addDays(end.today, -end.leaves);
  return end.isTemporary ? addDays(end.today, end.chance.between(30, 700)) : null;
}

function titleOf(level: Post['level'], trade: Department | undefined, chance: Random): string {
  if (!trade) return 'Daglig leder';
  if (level === 2) return trade.head;
  return level === 3 ? trade.lead : chance.pick(trade.titles);
}

const raise = { 1: 1, 2: 1.7, 3: 1.25, 4: 1 } as const;

function payFields(level: Post['level'], trade: Department | undefined, daysHere: number, chance: Random): PersonFields {
  if (level === 4 && chance.may(0.06))
    return { salaryAmount: `${chance.between(205, 265)}.50`, salaryCurrency: 'NOK', salaryInterval: 'hourly' };
  const start = (trade?.pay ?? 1_250_000) * raise[level];
  const amount = start + (daysHere / 365) * 6_000 + chance.between(-20, 60) * 1_000;
  return { salaryAmount: String(Math.round(amount / 500) * 500), salaryCurrency: 'NOK', salaryInterval: 'yearly' };
}
