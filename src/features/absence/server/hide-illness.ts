import { absenceStatus, absenceType, effectiveStatuses, ownIllnessTypes, type AbsencePortion } from '../contract/kinds.ts';
import { daysBetween } from '#kernel/contract/days.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { maySeeHealth, visibilityOf, type AbsenceTraits, type AbsenceViewer } from './policy.ts';
import { givesVacationBack, outsideVacation, returnedDays, uncovered, wholeDays } from './rules/returned-days.ts';
import type { CountedSpan, Span } from './rules/recurrence.ts';
import type { AbsenceRow, VersionData } from './store-absence.ts';
import { readIllnessInVacation, type IllnessRow } from './store-illness.ts';

interface Reader {
  company: Company;
  viewer: AbsenceViewer;
}

type ShownSpan = Span & AbsenceTraits & { absenceId: string; absencePortion: AbsencePortion; counted?: string };

/**
 * The spans of a period without days of illness inside vacation, where the viewer may not know of illness: nothing else can meet vacation, so that "absence" on
 * its days would name it (absence.79). No statement without such spans.
 */
export async function hideIllness<Row extends ShownSpan>({ company, viewer }: Reader, rows: readonly Row[], period: Span): Promise<Row[]> {
  const isHidden = ({ companyUserId, type, absencePortion: portion }: Row) =>
    givesVacationBack({ type, portion }) && !maySeeHealth(viewer, companyUserId);
  const ids = rows.filter(isHidden).map(({ absenceId }) => absenceId);
  if (ids.length === 0) return [...rows];
  const found = new Map((await readIllnessInVacation(company, ids)).map((row) => [row.absenceId, row.vacation]));
  return rows.flatMap((row) => {
    const vacation = found.get(row.absenceId);
    if (!vacation) return [row];
    const parts = uncovered(row, shownVacation(viewer, row.companyUserId, vacation));
    return parts.filter((part) => areAdjacent(part, period)).map((part) => partOf(row, part));
  });
}

function partOf<Row extends ShownSpan>(row: Row, part: Span): Row {
  const first = daysBetween(row.startDate, part.startDate);
  const counted = row.counted?.slice(first, first + daysBetween(part.startDate, part.endDate) + 1);
  return { ...row, ...part, ...(counted !== undefined && { counted }) };
}

/** The same for whole absences; a vacation shows the days and the cost that it has without the illness. */
export async function hideIllnessOf({ company, viewer }: Reader, rows: readonly AbsenceRow[]): Promise<AbsenceRow[]> {
  const hidden = rows.filter(({ companyUserId }) => !maySeeHealth(viewer, companyUserId));
  const isHidden = new Set(hidden);
  const illnesses = hidden.filter(({ current }) => ownIllnessTypes.includes(current.type) && givesVacationBack(current));
  const ids = illnesses.map(({ absenceId }) => absenceId);
  const met = new Map((ids.length > 0 ? await readIllnessInVacation(company, ids) : []).map((row) => [row.absenceId, row]));
  return rows.flatMap((row): AbsenceRow[] => {
    const illness = met.get(row.absenceId);
    if (!illness) return [isHidden.has(row) ? wholeVacation(row) : row];
    const current = outside(row.current, illness.spans, shownVacation(viewer, row.companyUserId, illness.vacation));
    return current ? [{ ...row, current }] : [];
  });
}

/** A vacation, with what a change of it proposes, with the days and the cost that it has without illness. */
export function wholeVacation(row: AbsenceRow): AbsenceRow {
  return { ...row, current: wholeVersion(row.current), proposed: row.proposed && wholeVersion(row.proposed) };
}

export function wholeVersion(version: VersionData): VersionData {
  return returnedDays(version.spans).size === 0 ? version : withDays(version, wholeDays(version));
}

/** The days of vacation as the viewer sees it: who does not see what waits needs nothing hidden there, and would miss that somebody is away. */
function shownVacation(viewer: AbsenceViewer, companyUserId: string, vacation: IllnessRow['vacation']): Span[] {
  const type = absenceType.Vacation;
  const seesWaiting = visibilityOf(viewer, { companyUserId, type, status: absenceStatus.Created }) !== 'none';
  return vacation.filter(({ status, isProposed }) => seesWaiting || (effectiveStatuses.includes(status) && !isProposed));
}

/** What is left of sick leave outside vacation; undefined when nothing is. */
function outside(illness: VersionData, counted: readonly CountedSpan[], vacation: readonly Span[]): VersionData | undefined {
  const { spans, daysPerYear } = outsideVacation({ ...illness, spans: counted }, vacation);
  const [first, last] = [spans.at(0), spans.at(-1)];
  if (!first || !last) return undefined;
  const calendarDays = spans.reduce((days, part) => days + daysBetween(part.startDate, part.endDate) + 1, 0);
  return {
    ...withDays(illness, daysPerYear),
    spans: spans.map((span) => ({ ...span, counted: '' })),
    startDate: first.startDate,
    endDate: last.endDate,
    calendarDays,
  };
}

function withDays(version: VersionData, daysPerYear: Record<string, number>): VersionData {
  return { ...version, daysPerYear, workingDays: Object.values(daysPerYear).reduce((sum, days) => sum + days, 0) };
}

function areAdjacent(one: Span, other: Span): boolean {
  return one.startDate <= other.endDate && one.endDate >= other.startDate;
}
