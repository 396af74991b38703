import type { CoverageDay, Warning } from '../../contract/entities-balance.ts';
import type { Named } from '../../contract/entities.ts';
import { workingTypes } from '../../contract/kinds.ts';
import type { AbsenceReads } from '../absence-call.ts';
import { teamCoverage } from '../rules/coverage.ts';
import type { Span } from '../rules/recurrence.ts';
import { workCalendars } from '../rules/work-calendar.ts';
import type { CompanyRules } from '../settings/store-settings.ts';
import { readColleagues, type AwayRow, type Colleague } from '../store-away.ts';
import type { PersonRow } from '../store-people.ts';
import type { RequestedAbsence } from './parse-request.ts';

/** At most this many are listed; the count includes the others. */
const mostNamed = 20;

interface Coverage {
  away: { away: (Named & Span)[]; awayCount: number; coverage: CoverageDay[] };
  warnings: Warning[];
}

/** Who else is absent, and how many of the team would be at work with this request; one statement for any company size. */
export async function loadTeamCoverage(
  { company, rules }: AbsenceReads,
  { person, requested }: { person: PersonRow; requested: RequestedAbsence },
): Promise<Coverage> {
  const { companyUserId, department, reportingTo } = person;
  const { startDate: from, endDate: to, spans } = requested;
  // All people only where a minimum for the whole company is set.
  const everybody = rules.minimumPresence.some((each) => each.department === null);
  const colleagues = await readColleagues(company, { companyUserId, department, reportingTo, everybody }, { from, to });
  const calendars = workCalendars(rules, [person, ...colleagues]);
  const { minimum, team } = minimumFor(rules, person, colleagues);
  const days = teamCoverage({
    people: [...team.map((each) => each.companyUserId), companyUserId].map((id) => ({ companyUserId: id, calendar: calendars(id) })),
    absences: [...colleagues.flatMap(({ away }) => away), { ...requested, companyUserId }],
    minimum,
    locked: rules.lockedPeriods,
    from,
    to,
  }).filter(({ date }) => spans.some((span) => span.startDate <= date && date <= span.endDate));
  const near = colleagues.filter(({ isNear }) => isNear).flatMap(({ away }) => away.filter((row) => doMeet(row.spans, spans)));
  return { away: { ...named(near), coverage: days }, warnings: workingTypes.includes(requested.type) ? [] : warningsOf(days) };
}

/** The minimum for the person: of their department, otherwise of the company; and the team that it counts. */
function minimumFor(
  rules: CompanyRules,
  { department }: PersonRow,
  colleagues: readonly Colleague[],
): { minimum: number | null; team: readonly Colleague[] } {
  const own = department === null ? undefined : rules.minimumPresence.find((each) => each.department === department);
  if (own) return { minimum: own.minimum, team: colleagues.filter((each) => each.department === department) };
  const companys = rules.minimumPresence.find((each) => each.department === null);
  if (companys) return { minimum: companys.minimum, team: colleagues };
  return { minimum: null, team: colleagues.filter(({ isNear }) => isNear) };
}

function named(away: readonly AwayRow[]) {
  const each = new Map(away.map((row) => [row.companyUserId, row]));
  const shown = [...each.values()].slice(0, mostNamed);
  return {
    away: shown.map(({ companyUserId, fullName, startDate, endDate }) => ({ companyUserId, fullName, startDate, endDate })),
    awayCount: each.size,
  };
}

function doMeet(some: readonly Span[], others: readonly Span[]): boolean {
  return some.some((one) => others.some((other) => one.startDate <= other.endDate && one.endDate >= other.startDate));
}

function warningsOf(days: readonly CoverageDay[]): Warning[] {
  const below = days.filter(({ isBelowMinimum }) => isBelowMinimum);
  const [first] = below;
  const locked = [...new Set(days.flatMap(({ locked: name }) => name ?? []))];
  return [
    ...locked.map((name): Warning => ({ kind: 'lockedPeriod', params: { name } })),
    ...(first
      ? [{ kind: 'belowMinimumPresence' as const, params: { date: first.date, days: below.length, minimum: first.minimum ?? 0 } }]
      : []),
  ];
}
