import type { SummaryRow } from '../../contract/entities-balance.ts';
import { absenceType, effectiveStatuses, requestedStatuses, workingTypes, type ShownAbsenceType } from '../../contract/kinds.ts';
import { hasPriorityOver } from '../../contract/rules/precedence.ts';
import type { AbsenceCall } from '../absence-call.ts';
import { balancesFrom } from '../balance/balances.ts';
import { readHiddenSums } from '../balance/shown-balances.ts';
import { readSums } from '../balance/store-ledger.ts';
import { hideIllness } from '../hide-illness.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { maySeeHealth, shownType, visibilityOf, type AbsenceViewer } from '../policy.ts';
import { costOfPart, uncoveredParts } from '../rules/covered-days.ts';
import { givesVacationBack, markReturned } from '../rules/returned-days.ts';
import { daysBetween, maxDay, minDay, yearOf } from '#kernel/contract/days.ts';
import { workCalendars, type WorkCalendars } from '../rules/work-calendar.ts';
import { readSpans, readWallPeople, type Period, type SpanRow, type WallPerson } from './store-calendar.ts';

interface SummaryChoice extends Period {
  includeRequested: boolean;
  /** The types as the caller sees them; or `payroll`, where the accountant sees all types (absence.52). */
  kind: 'summary' | 'payroll';
}

/** A span within the period as visible to the caller, with its cost there. */
export interface SpanInPeriod extends Omit<SpanRow, 'type' | 'counted'> {
  type: ShownAbsenceType;
  workingDays: number;
  calendarDays: number;
}

export interface Summary {
  people: readonly WallPerson[];
  rows: SummaryRow[];
  counted: readonly SpanInPeriod[];
}

/** The days of a period by person and type. */
export async function summarise(call: AbsenceCall, { includeRequested, kind, ...period }: SummaryChoice): Promise<Summary> {
  const { company, today, rules, viewer } = call;
  const among = viewer.level === 'team' ? [viewer.companyUserId, ...viewer.reports] : undefined;
  const active = await readWallPeople(company, among);
  const statuses = includeRequested ? [...effectiveStatuses, ...requestedStatuses] : effectiveStatuses;
  const found = await readSpans(company, { ...period, statuses, ...(among && { companyUserIds: among }) });
  // A summary by name only counts what it never names.
  const known = viewer.level === 'reportonly' ? found : found.filter((row) => visibilityOf(viewer, row) !== 'none');
  const { people, rows } = await withLeavers(company, { active, rows: known, period });
  const year = yearOf(period.endDate);
  const companyUserIds = people.map(({ companyUserId }) => companyUserId);
  const booked = await readSums(company, { years: [year], today, companyUserIds: among });
  const sums = [...booked, ...(await readHiddenSums(call, { years: [year], companyUserIds }))];
  const balances = balancesFrom({ rules, people, sums, today });
  const typeOf = typesFor(viewer, kind);
  // The accountant reads the types of the payroll export (absence.52).
  const shown = viewer.level === 'reportonly' && kind === 'payroll' ? rows : await withoutIllness(call, rows, period);
  const counted = countAll(shown, { calendars: workCalendars(rules, people), period, typeOf });
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

/** Those who have left since are in the period that they were absent in, for their last pay; what was agreed for after their last day is not. */
async function withLeavers(
  company: Company,
  { active, rows, period }: { active: readonly WallPerson[]; rows: readonly SpanRow[]; period: Period },
): Promise<{ people: readonly WallPerson[]; rows: readonly SpanRow[] }> {
  const known = new Set(active.map(({ companyUserId }) => companyUserId));
  const left = [...new Set(rows.map(({ companyUserId }) => companyUserId))].filter((id) => !known.has(id));
  if (left.length === 0) return { people: active, rows };
  const all = await readWallPeople(company, [...known, ...left], { withLeavers: true });
  const lastDays = new Map(all.map((person) => [person.companyUserId, known.has(person.companyUserId) ? null : lastDayOf(person)]));
  const kept = rows.flatMap((row) => {
    const lastDay = lastDays.get(row.companyUserId) ?? row.endDate;
    return maxDay(row.startDate, period.startDate) > lastDay ? [] : [{ ...row, endDate: minDay(row.endDate, lastDay) }];
  });
  const absent = new Set(kept.map(({ companyUserId }) => companyUserId));
  return { people: all.filter(({ companyUserId }) => known.has(companyUserId) || absent.has(companyUserId)), rows: kept };
}

const lastDayOf = ({ endDate, inactivationDate }: WallPerson): string | null => endDate ?? inactivationDate;

function typesFor(viewer: AbsenceViewer, kind: 'summary' | 'payroll'): (row: SpanRow) => ShownAbsenceType {
  if (viewer.level === 'reportonly') return (row) => (kind === 'payroll' ? row.type : absenceType.Absence);
  return (row) => shownType(visibilityOf(viewer, row), row.type);
}

/** The spans as the viewer may know them: of people of whose illness they may not know, vacation counts all its days (absence.79). */
async function withoutIllness(call: AbsenceCall, rows: readonly SpanRow[], period: Period): Promise<SpanRow[]> {
  const isWhole = ({ companyUserId, type }: SpanRow) => type === absenceType.Vacation && !maySeeHealth(call.viewer, companyUserId);
  return (await hideIllness(call, rows, period)).map((row) => (isWhole(row) ? markReturned(row, new Set()) : row));
}

interface CountInput {
  calendars: WorkCalendars;
  period: Period;
  typeOf: (row: SpanRow) => ShownAbsenceType;
}

/** Each span within the period, as its days were counted; what goes before it on a day takes that day, or its half, from it (absence.30, absence.71). */
function countAll(rows: readonly SpanRow[], { calendars, period, typeOf }: CountInput): SpanInPeriod[] {
  const byPerson = Map.groupBy(rows, ({ companyUserId }) => companyUserId);
  return rows.flatMap((row) => {
    const span = { startDate: maxDay(row.startDate, period.startDate), endDate: minDay(row.endDate, period.endDate) };
    const others = byPerson.get(row.companyUserId) ?? [];
    const { absencePortion } = row;
    const parts = uncoveredParts(
      { ...span, absencePortion },
      others.filter((other) => covers(other, row)),
    );
    if (parts.length === 0) return [];
    const calendar = calendars(row.companyUserId);
    const workingDays = parts.reduce((days, part) => days + costOfPart(row, part, calendar), 0);
    const calendarDays = parts.reduce((days, part) => days + daysBetween(part.startDate, part.endDate) + 1, 0);
    const { counted: _counted, ...shown } = row;
    return [{ ...shown, ...span, type: typeOf(row), workingDays, calendarDays }];
  });
}

function covers({ type, absencePortion: portion, status }: SpanRow, covered: SpanRow): boolean {
  if (covered.type === absenceType.Vacation) return givesVacationBack({ type, portion }) && effectiveStatuses.includes(status);
  return workingTypes.includes(covered.type) && hasPriorityOver(type, covered.type);
}

function byType(counted: readonly SpanInPeriod[]): SummaryRow['days'] {
  const sums = new Map<ShownAbsenceType, { workingDays: number; calendarDays: number }>();
  for (const { type, workingDays, calendarDays } of counted) {
    const sum = sums.get(type) ?? { workingDays: 0, calendarDays: 0 };
    sums.set(type, { workingDays: sum.workingDays + workingDays, calendarDays: sum.calendarDays + calendarDays });
  }
  return [...sums].map(([type, days]) => ({ type, ...days })).toSorted((one, other) => one.type - other.type);
}
