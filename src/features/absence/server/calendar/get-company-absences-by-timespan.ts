import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyAbsencesByTimespan as contract } from '../../contract/endpoints.ts';
import type { CalendarPerson, CalendarSpan } from '../../contract/entities.ts';
import { countingStatuses } from '../../contract/kinds.ts';
import { balancesFrom } from '../balance/balances.ts';
import type { Balances } from '../balance/balances.ts';
import { readSums } from '../balance/store-balance.ts';
import { holidayCountry, ownWeeks } from '../calendars.ts';
import { mayAdd, mayOpen, shownStatus, shownType, sightOn, viewerOf } from '../policy.ts';
import type { AbsenceViewer } from '../policy.ts';
import { yearOf } from '../rules/days.ts';
import { requireOpen } from '../settings/read-settings.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import { requirePeriod } from './period.ts';
import { readSpans, readWallPeople } from './store-calendar.ts';
import type { SpanRow, WallPerson } from './store-calendar.ts';

/** The wallchart of a period as the caller may see it; as many statements for a thousand people as for one. */
export const getCompanyAbsencesByTimespan: Handler<typeof contract> = async (context, { query }) => {
  const { company, today, fail } = context;
  requirePeriod(query, fail);
  const rules = await requireOpen(context);
  const viewer = await viewerOf(context);
  const people = await readWallPeople(company);
  const rows = await readSpans(company, { ...query, statuses: countingStatuses });
  const year = query.overviewYear ?? yearOf(query.startDate);
  const opened = people.filter(({ companyUserId }) => mayOpen(viewer, companyUserId)).map(({ companyUserId }) => companyUserId);
  const sums = await readSums(company, { years: [year], today, companyUserIds: opened });
  const seeing = { rules, viewer, year, balances: balancesFrom({ rules, people, sums, today }) };
  const spans = Map.groupBy(rows, ({ companyUserId }) => companyUserId);
  return {
    companyUsersAbsences: people.map((person) => shownPerson(person, spans.get(person.companyUserId) ?? [], seeing)),
    companyWorkWeeks: [...rules.weeks],
  };
};

interface Seeing {
  rules: CompanyRules;
  viewer: AbsenceViewer;
  balances: Balances;
  year: number;
}

function shownPerson(person: WallPerson, rows: readonly SpanRow[], { rules, viewer, balances, year }: Seeing): CalendarPerson {
  const { companyUserId, fullName, department, position, profileImageAt, country, weeks } = person;
  const isOpen = mayOpen(viewer, companyUserId);
  return {
    companyUserId,
    fullName,
    department,
    position,
    profileImageTimestamp: profileImageAt?.toISOString() ?? null,
    country: holidayCountry(rules, country),
    workWeeks: ownWeeks(weeks, rules.weeks),
    available: isOpen ? balances.of(companyUserId, year).available : null,
    mayAdd: mayAdd(viewer, companyUserId),
    mayOpen: isOpen,
    absences: shownSpans(viewer, rows),
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
