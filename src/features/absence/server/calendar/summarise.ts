import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { SummaryRow } from '../../contract/entities-balance.ts';
import { agreedStatuses, workingTypes } from '../../contract/kinds.ts';
import type { AbsenceStatus, ShownAbsenceType } from '../../contract/kinds.ts';
import { balancesFrom } from '../balance/balances.ts';
import { readSums } from '../balance/store-balance.ts';
import { calendarsFrom } from '../calendars.ts';
import type { Calendars } from '../calendars.ts';
import { shownType, sightOn, viewerOf } from '../policy.ts';
import type { AbsenceViewer } from '../policy.ts';
import { workingDaysIn } from '../rules/count.ts';
import { dayNumber, dayOfNumber, daysBetween, maxDay, minDay, yearOf } from '../rules/days.ts';
import type { Span } from '../rules/recurrence.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import { readSpans, readWallPeople } from './store-calendar.ts';
import type { Period, SpanRow, WallPerson } from './store-calendar.ts';

interface Asking {
  company: Company;
  actor: { member: Membership };
  today: string;
}

export interface Wanted extends Period {
  includeRequested: boolean;
}

/** A stretch within the period as the caller may know it, with what it costs there. */
export interface Counted extends Omit<SpanRow, 'type'> {
  type: ShownAbsenceType;
  workingDays: number;
  calendarDays: number;
}

export interface Summed {
  people: readonly WallPerson[];
  rows: SummaryRow[];
  counted: readonly Counted[];
}

const held: readonly AbsenceStatus[] = [4, 8, ...agreedStatuses];

/**
 * The days of a period by person and type. `types`: as the caller sees them; or `payroll`, where the accountant learns them too (decisions.md §4).
 */
export async function summarise(
  asking: Asking,
  rules: CompanyRules,
  { includeRequested, kind, ...period }: Wanted & { kind: 'summary' | 'payroll' },
): Promise<Summed> {
  const { company, today } = asking;
  const viewer = await viewerOf(asking);
  const among = viewer.level === 'team' ? [viewer.companyUserId, ...viewer.reports] : undefined;
  const people = await readWallPeople(company, among);
  const statuses = includeRequested ? [...held, 1 as const, 11 as const] : held;
  const rows = await readSpans(company, { ...period, statuses, ...(among && { companyUserIds: among }) });
  const year = yearOf(period.endDate);
  const sums = await readSums(company, { years: [year], today, companyUserIds: among });
  const balances = balancesFrom({ rules, people, sums, today });
  const typeOf = typesFor(viewer, kind);
  const counted = countAll(rows, { calendars: calendarsFrom(rules, people), period, typeOf });
  const byPerson = Map.groupBy(counted, ({ companyUserId }) => companyUserId);
  return {
    people,
    counted,
    rows: people.map(({ companyUserId, fullName, department, employeeNumber }) => {
      const { allowance, transferredIn, carriedIn, taken, planned, reserved, available } = balances.of(companyUserId, year);
      const days = byType(byPerson.get(companyUserId) ?? []);
      const balance = { allowance: allowance + transferredIn + carriedIn, taken, planned, reserved, available };
      return { companyUserId, fullName, department, employeeNumber, days, ...balance };
    }),
  };
}

function typesFor(viewer: AbsenceViewer, kind: 'summary' | 'payroll'): (row: SpanRow) => ShownAbsenceType {
  if (viewer.level === 'reportonly') return (row) => (kind === 'payroll' ? row.type : -1);
  return (row) => shownType(sightOn(viewer, row), row.type);
}

interface Counting {
  calendars: Calendars;
  period: Period;
  typeOf: (row: SpanRow) => ShownAbsenceType;
}

/** Each stretch within the period; days on which somebody is away anyhow are not days of working elsewhere (O7). */
function countAll(rows: readonly SpanRow[], { calendars, period, typeOf }: Counting): Counted[] {
  const byPerson = Map.groupBy(rows, ({ companyUserId }) => companyUserId);
  return rows.flatMap((row) => {
    const span = { startDate: maxDay(row.startDate, period.startDate), endDate: minDay(row.endDate, period.endDate) };
    const others = byPerson.get(row.companyUserId) ?? [];
    const spans = workingTypes.includes(row.type) ? uncovered(span, others.filter(coversWork)) : [span];
    if (spans.length === 0) return [];
    const calendar = calendars(row.companyUserId);
    const workingDays = spans.reduce((days, each) => days + workingDaysIn(each, row.absencePortion, calendar), 0);
    const calendarDays = spans.reduce((days, each) => days + daysBetween(each.startDate, each.endDate) + 1, 0);
    return [{ ...row, ...span, type: typeOf(row), workingDays, calendarDays }];
  });
}

function coversWork({ type, absencePortion }: SpanRow): boolean {
  return !workingTypes.includes(type) && absencePortion === 0;
}

/** What of a stretch lies on none of the others. */
export function uncovered({ startDate, endDate }: Span, others: readonly Span[]): Span[] {
  const spans: Span[] = [];
  const last = dayNumber(endDate);
  for (let number = dayNumber(startDate); number <= last; number += 1) {
    const date = dayOfNumber(number);
    if (others.some((other) => other.startDate <= date && date <= other.endDate)) continue;
    const before = spans.at(-1);
    if (before && dayNumber(before.endDate) === number - 1) before.endDate = date;
    else spans.push({ startDate: date, endDate: date });
  }
  return spans;
}

function byType(counted: readonly Counted[]): SummaryRow['days'] {
  const sums = new Map<ShownAbsenceType, { workingDays: number; calendarDays: number }>();
  for (const { type, workingDays, calendarDays } of counted) {
    const sum = sums.get(type) ?? { workingDays: 0, calendarDays: 0 };
    sums.set(type, { workingDays: sum.workingDays + workingDays, calendarDays: sum.calendarDays + calendarDays });
  }
  return [...sums].map(([type, days]) => ({ type, ...days })).toSorted((one, other) => one.type - other.type);
}
