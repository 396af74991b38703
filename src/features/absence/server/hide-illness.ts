import { absenceType, ownIllnessTypes, type AbsencePortion } from '../contract/kinds.ts';
import { daysBetween } from '#kernel/contract/days.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { maySeeHealth, type AbsenceTraits, type AbsenceViewer } from './policy.ts';
import { countedDaysIn } from './rules/count.ts';
import { givesVacationBack, uncovered } from './rules/given-back.ts';
import type { Span } from './rules/recurrence.ts';
import type { AbsenceRow } from './store-absence.ts';
import { readGivenBack, readIllnessInVacation } from './store-illness.ts';

interface Reader {
  company: Company;
  viewer: AbsenceViewer;
}

type ShownSpan = Span & AbsenceTraits & { absenceId: string; absencePortion: AbsencePortion };

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
    const parts = uncovered(row, vacation).filter(({ startDate, endDate }) => startDate <= period.endDate && endDate >= period.startDate);
    return parts.map((span) => ({ ...row, ...span }));
  });
}

/** The same for whole absences; a vacation shows the days that it has without the illness. */
export async function hideIllnessOf({ company, viewer }: Reader, rows: readonly AbsenceRow[]): Promise<AbsenceRow[]> {
  const hidden = rows.filter(({ companyUserId }) => !maySeeHealth(viewer, companyUserId));
  const idsOf = (isAsked: (row: AbsenceRow) => boolean) => hidden.filter(isAsked).map(({ absenceId }) => absenceId);
  const vacations = idsOf(({ current }) => current.type === absenceType.Vacation);
  const illnesses = idsOf(({ current }) => ownIllnessTypes.includes(current.type) && givesVacationBack(current));
  const givenBack = vacations.length > 0 ? await readGivenBack(company, vacations) : new Map<string, number>();
  const met = new Map((illnesses.length > 0 ? await readIllnessInVacation(company, illnesses) : []).map((row) => [row.absenceId, row]));
  return rows.flatMap((row): AbsenceRow[] => {
    const { absenceId, current } = row;
    const back = givenBack.get(absenceId);
    if (back !== undefined) return [{ ...row, current: { ...current, workingDays: current.workingDays + back } }];
    const illness = met.get(absenceId);
    if (!illness) return [row];
    const spans = illness.spans.flatMap((span) => uncovered(span, illness.vacation));
    const [first, last] = [spans.at(0), spans.at(-1)];
    if (!first || !last) return [];
    const workingDays = spans.reduce((days, part) => days + illness.spans.reduce((sum, span) => sum + countedDaysIn(span, part), 0), 0);
    const calendarDays = spans.reduce((days, part) => days + daysBetween(part.startDate, part.endDate) + 1, 0);
    return [{ ...row, current: { ...current, spans, startDate: first.startDate, endDate: last.endDate, workingDays, calendarDays } }];
  });
}
