import type { Handler } from '#kernel/server/serve.ts';
import { answerWithJson } from '#kernel/server/json-answer.ts';
import type { getCompanyAbsencesByTimespan as contract } from '../../contract/endpoints.ts';
import { CalendarSpan } from '../../contract/entities.ts';
import { countingStatuses } from '../../contract/kinds.ts';
import { loadAbsenceCall, type AbsenceCall } from '../absence-call.ts';
import { remainingDaysReader } from '../balance/balances.ts';
import { readLeft } from '../balance/store-ledger.ts';
import { mayAdd, mayOpen, shownStatus, shownType, visibilityOf, visibilityTable, type AbsenceViewer } from '../policy.ts';
import { holidayCountry, ownWeeks } from '../rules/work-calendar.ts';
import { requirePeriod } from './period.ts';
import { readBars, readWallPeople, type SpanRow, type WallPerson } from './store-calendar.ts';

/** The wallchart of a period for the caller, with a constant number of statements. */
export const getCompanyAbsencesByTimespan: Handler<typeof contract> = async (context, { query }) => {
  requirePeriod(context.fail, query);
  const { startDate, endDate, overviewYear: year } = query;
  const call = await loadAbsenceCall(context, { onlySight: true });
  const { company, rules, viewer } = call;
  const [people, rows, remaining] = await Promise.all([
    readWallPeople(company),
    readBars(company, { startDate, endDate, table: visibilityTable(viewer, countingStatuses) }),
    year === undefined ? undefined : readLeft(company, year),
  ]);
  const left = year !== undefined && remaining && remainingDaysReader(rules, remaining, year);
  const bars = new Map(rows.map(({ companyUserId, absences }) => [companyUserId, answerWithJson(CalendarSpan, absences)]));
  return {
    companyUsersAbsences: people.map((person) => ({
      ...presentPerson(call, person),
      available: left && mayOpen(viewer, person.companyUserId) ? left(person) : null,
      absences: bars.get(person.companyUserId) ?? [],
    })),
    companyWorkWeeks: [...rules.weeks],
  };
};

function presentPerson({ rules, viewer }: AbsenceCall, person: WallPerson) {
  const { companyUserId, fullName, department, position, profileImageAt, country, weeks } = person;
  return {
    companyUserId,
    fullName,
    department,
    position,
    profileImageTimestamp: profileImageAt?.toISOString() ?? null,
    country: holidayCountry(rules, country),
    workWeeks: ownWeeks(weeks, rules.weeks),
    mayAdd: mayAdd(viewer, companyUserId),
    mayOpen: mayOpen(viewer, companyUserId),
  };
}

/** The visible spans with the details that the viewer may see. */
export function presentSpans(viewer: AbsenceViewer, rows: readonly SpanRow[]): CalendarSpan[] {
  return rows.flatMap((row) => {
    const visibility = visibilityOf(viewer, row);
    if (visibility === 'none') return [];
    const { absenceId, startDate, endDate, absencePortion } = row;
    return [
      { absenceId, type: shownType(visibility, row.type), status: shownStatus(visibility, row.status), startDate, endDate, absencePortion },
    ];
  });
}
