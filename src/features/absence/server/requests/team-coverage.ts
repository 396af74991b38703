import type { CoverageDay, Warning } from '../../contract/entities-balance.ts';
import type { Named } from '../../contract/entities.ts';
import { maxDay, minDay } from '#kernel/contract/days.ts';
import { healthTypes, workingTypes } from '../../contract/kinds.ts';
import type { AbsenceCall, AbsenceReads } from '../absence-call.ts';
import { hideIllness } from '../hide-illness.ts';
import { teamCoverage } from '../rules/coverage.ts';
import type { Span } from '../rules/recurrence.ts';
import { workCalendars } from '../rules/work-calendar.ts';
import type { CompanyRules } from '../settings/store-settings.ts';
import { readColleagues, type AwayRow, type Colleague } from '../store-away.ts';
import type { PersonRow } from '../store-people.ts';
import type { RequestedAbsence } from './parse-request.ts';

/** At most this many are listed; the count includes the others. */
const maxNamed = 20;

interface Coverage {
  away: { away: (Named & Span)[]; awayCount: number; coverage: CoverageDay[] };
  warnings: Warning[];
}

/** Who else is absent, and how many of the team would be at work with this request; one statement for any company size. */
export async function loadTeamCoverage(
  { company, rules, viewer }: Pick<AbsenceCall, 'company' | 'rules' | 'viewer'>,
  { person, requested }: { person: PersonRow; requested: RequestedAbsence },
): Promise<Coverage> {
  const { companyUserId, department, reportingTo } = person;
  const { startDate: from, endDate: to, spans } = requested;
  // All people only where a minimum for the whole company is set.
  const everybody = rules.minimumPresence.some((each) => each.department === null);
  const colleagues = await readColleagues(company, { companyUserId, department, reportingTo, everybody }, { from, to });
  const days = coverageDays(rules, { person, requested, colleagues });
  const away = colleagues.filter(({ isNear }) => isNear).flatMap((colleague) => colleague.away);
  const near = (await withoutIllness({ company, viewer }, away, { startDate: from, endDate: to })).filter((row) =>
    doOverlap(row.spans, spans),
  );
  return { away: { ...named(near), coverage: days }, warnings: warningsOf(rules, requested, days) };
}

/**
 * Whether a request must be decided although the company approves its type at once: it is within a locked period, or too few would be at work
 * (absence.6). Illness and care days are registered, never decided.
 */
export async function needsDecision(call: AbsenceCall, input: { person: PersonRow; requested: RequestedAbsence }): Promise<boolean> {
  const { lockedPeriods, minimumPresence } = call.rules;
  if (healthTypes.includes(input.requested.type) || (lockedPeriods.length === 0 && minimumPresence.length === 0)) return false;
  return (await loadTeamCoverage(call, input)).warnings.length > 0;
}

/** Who is away with the days that the viewer may know of (absence.79). */
async function withoutIllness(reader: Pick<AbsenceCall, 'company' | 'viewer'>, away: readonly AwayRow[], period: Span): Promise<AwayRow[]> {
  const each = away.flatMap((row) => row.spans.map((span) => ({ ...row, ...span, absencePortion: row.portion })));
  const shown = Map.groupBy(await hideIllness(reader, each, period), ({ absenceId }) => absenceId);
  return away.flatMap((row) => {
    const spans = shown.get(row.absenceId) ?? [];
    const [first] = spans;
    if (!first) return [];
    const startDate = spans.reduce((day, span) => minDay(day, span.startDate), first.startDate);
    const endDate = spans.reduce((day, span) => maxDay(day, span.endDate), first.endDate);
    return [{ ...row, startDate, endDate, spans }];
  });
}

type Requested = Pick<RequestedAbsence, 'type' | 'portion' | 'spans' | 'startDate' | 'endDate'>;

/** The warnings of locked periods and minimum presence for each of these requests, by absence; one statement, or none without such rules. */
export async function loadCoverageWarnings(
  reads: AbsenceReads,
  rows: readonly { absenceId: string; companyUserId: string; requested: Requested }[],
): Promise<Map<string, Warning[]>> {
  const { company, rules } = reads;
  const [first] = rows;
  if (!first || (rules.lockedPeriods.length === 0 && rules.minimumPresence.length === 0)) return new Map();
  const people = await reads.people.get(rows.map(({ companyUserId }) => companyUserId));
  const from = rows.reduce((day, { requested }) => minDay(day, requested.startDate), first.requested.startDate);
  const to = rows.reduce((day, { requested }) => maxDay(day, requested.endDate), first.requested.endDate);
  const everybody = rules.minimumPresence.length > 0 ? await readColleagues(company, 'everybody', { from, to }) : [];
  return new Map(
    rows.map(({ absenceId, companyUserId, requested }) => {
      const person = people.get(companyUserId);
      const colleagues = everybody.filter((each) => each.companyUserId !== companyUserId);
      return [absenceId, person ? warningsOf(rules, requested, coverageDays(rules, { person, requested, colleagues })) : []];
    }),
  );
}

interface CoverageInput {
  person: PersonRow;
  requested: Requested;
  colleagues: readonly Colleague[];
}

/** The days of a request, with how many of the team would be at work on each. */
function coverageDays(rules: CompanyRules, { person, requested, colleagues }: CoverageInput): CoverageDay[] {
  const { startDate: from, endDate: to, spans } = requested;
  const { companyUserId } = person;
  const calendars = workCalendars(rules, [person, ...colleagues]);
  const { minimum, team } = minimumFor(rules, person, colleagues);
  return teamCoverage({
    people: [...team, person].map((each) => ({
      companyUserId: each.companyUserId,
      startDate: each.startDate,
      endDate: each.endDate,
      calendar: calendars(each.companyUserId),
    })),
    absences: [...colleagues.flatMap(({ away }) => away), { ...requested, companyUserId }],
    minimum,
    locked: rules.lockedPeriods,
    from,
    to,
  }).filter(({ date }) => spans.some((span) => span.startDate <= date && date <= span.endDate));
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
  const shown = [...each.values()].slice(0, maxNamed);
  return {
    away: shown.map(({ companyUserId, fullName, startDate, endDate }) => ({ companyUserId, fullName, startDate, endDate })),
    awayCount: each.size,
  };
}

function doOverlap(some: readonly Span[], others: readonly Span[]): boolean {
  return some.some((one) => others.some((other) => one.startDate <= other.endDate && one.endDate >= other.startDate));
}

function warningsOf({ lockedPeriods }: CompanyRules, { type }: Requested, days: readonly CoverageDay[]): Warning[] {
  if (workingTypes.includes(type)) return [];
  const below = days.filter(({ isBelowMinimum }) => isBelowMinimum);
  const [first] = below;
  const locked = lockedPeriods.filter(({ startDate, endDate }) => days.some(({ date }) => startDate <= date && date <= endDate));
  return [
    ...locked.map(({ name }): Warning => ({ kind: 'lockedPeriod', params: { name } })),
    ...(first
      ? [{ kind: 'belowMinimumPresence' as const, params: { date: first.date, days: below.length, minimum: first.minimum ?? 0 } }]
      : []),
  ];
}
