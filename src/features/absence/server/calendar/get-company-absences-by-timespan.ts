import type { Handler } from '#kernel/server/serve.ts';
import { written } from '#kernel/server/written.ts';
import type { getCompanyAbsencesByTimespan as contract } from '../../contract/endpoints.ts';
import { CalendarSpan } from '../../contract/entities.ts';
import { countingStatuses } from '../../contract/kinds.ts';
import { leftFrom } from '../balance/balances.ts';
import { readLeft } from '../balance/store-balance.ts';
import { holidayCountry, ownWeeks } from '../calendars.ts';
import { mayAdd, mayOpen, shownStatus, shownType, sightOn, sightTable, viewerOf } from '../policy.ts';
import type { AbsenceViewer } from '../policy.ts';
import { requireOpen } from '../settings/read-settings.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import { requirePeriod } from './period.ts';
import { readBars, readWallPeople } from './store-calendar.ts';
import type { SpanRow, WallPerson } from './store-calendar.ts';

/** The wallchart of a period as the caller may see it; as many statements for a thousand people as for one. */
export const getCompanyAbsencesByTimespan: Handler<typeof contract> = async (context, { query }) => {
  const { company, fail } = context;
  requirePeriod(query, fail);
  const { startDate, endDate, overviewYear: year } = query;
  const rules = await requireOpen(context);
  const viewer = await viewerOf(context, { onlySight: true });
  const people = await readWallPeople(company);
  const rows = await readBars(company, { startDate, endDate, table: sightTable(viewer, countingStatuses) });
  const left = year !== undefined && leftFrom(rules, await readLeft(company, year), year);
  const bars = new Map(rows.map(({ companyUserId, absences }) => [companyUserId, written(CalendarSpan, absences)]));
  return {
    companyUsersAbsences: people.map((person) => ({
      ...shownPerson(person, rules, viewer),
      available: left && mayOpen(viewer, person.companyUserId) ? left(person) : null,
      absences: bars.get(person.companyUserId) ?? [],
    })),
    companyWorkWeeks: [...rules.weeks],
  };
};

function shownPerson(person: WallPerson, rules: CompanyRules, viewer: AbsenceViewer) {
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

/** What the viewer may know of these stretches; those they may not know of are left out. */
export function shownSpans(viewer: AbsenceViewer, rows: readonly SpanRow[]): CalendarSpan[] {
  return rows.flatMap((row) => {
    const sight = sightOn(viewer, row);
    if (sight === 'none') return [];
    const { absenceId, startDate, endDate, absencePortion } = row;
    return [{ absenceId, type: shownType(sight, row.type), status: shownStatus(sight, row.status), startDate, endDate, absencePortion }];
  });
}
