import type { Company } from '#kernel/server/database/unit.ts';
import type { CoverageDay, Warning } from '../../contract/entities-balance.ts';
import type { Named } from '../../contract/entities.ts';
import { workingTypes } from '../../contract/kinds.ts';
import { calendarsOf } from '../calendars.ts';
import { coverage } from '../rules/coverage.ts';
import type { Span } from '../rules/recurrence.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import { readColleagues, type AbsentPerson, type ColleagueRow } from '../store-absence-people.ts';
import type { Wanted } from './wanted.ts';

/** As many as are named; the count says the rest. */
const mostNamed = 20;

interface Around {
  away: { away: (Named & Span)[]; awayCount: number; coverage: CoverageDay[] };
  warnings: Warning[];
}

/** Who else is away, and how the team stands if the person were too; two statements whatever the size of the company. */
export async function surroundingsOf(
  company: Company,
  rules: CompanyRules,
  { person, wanted }: { person: AbsentPerson; wanted: Wanted },
): Promise<Around> {
  const { companyUserId: but, department, reportingTo } = person;
  const { startDate: from, endDate: to } = wanted;
  // Everybody only where a number of the whole company's has been set.
  const everybody = rules.minimumPresence.some((each) => each.department === null);
  const colleagues = await readColleagues(company, { department, reportingTo, but, everybody }, { from, to });
  const calendars = await calendarsOf(company, rules, [but, ...colleagues.people.map(({ companyUserId }) => companyUserId)]);
  const near = new Set(colleagues.people.filter(({ isNear }) => isNear).map(({ companyUserId }) => companyUserId));
  const away = colleagues.away.filter((each) => near.has(each.companyUserId) && meets(each.spans, wanted.spans));
  const { minimum, team } = minimumFor(rules, person, { ...colleagues, near });
  const days = coverage({
    people: [...team, but].map((companyUserId) => ({ companyUserId, calendar: calendars(companyUserId) })),
    absences: [...colleagues.away, { ...wanted, companyUserId: but }],
    minimum,
    locked: rules.lockedPeriods,
    from,
    to,
  }).filter(({ date }) => wanted.spans.some((span) => span.startDate <= date && date <= span.endDate));
  return { away: { ...named(away), coverage: days }, warnings: workingTypes.includes(wanted.type) ? [] : warningsOf(days) };
}

interface Colleagues {
  people: { companyUserId: string; department: string | null }[];
  near: ReadonlySet<string>;
}

/** The minimum that touches the person: of their department, else of the company; and of whom it speaks. */
function minimumFor(
  rules: CompanyRules,
  { department }: AbsentPerson,
  { people, near }: Colleagues,
): { minimum: number | null; team: string[] } {
  const ids = (among: Colleagues['people']) => among.map(({ companyUserId }) => companyUserId);
  const own = department === null ? undefined : rules.minimumPresence.find((each) => each.department === department);
  if (own) return { minimum: own.minimum, team: ids(people.filter((each) => each.department === department)) };
  const companys = rules.minimumPresence.find((each) => each.department === null);
  if (companys) return { minimum: companys.minimum, team: ids(people) };
  return { minimum: null, team: [...near] };
}

function named(away: readonly ColleagueRow[]) {
  const each = new Map(away.map((row) => [row.companyUserId, row]));
  const shown = [...each.values()].slice(0, mostNamed);
  return {
    away: shown.map(({ companyUserId, fullName, startDate, endDate }) => ({ companyUserId, fullName, startDate, endDate })),
    awayCount: each.size,
  };
}

function meets(some: readonly Span[], others: readonly Span[]): boolean {
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
