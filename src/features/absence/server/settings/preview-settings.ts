import type { z } from 'zod';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Context, Handler } from '#kernel/server/serve.ts';
import type { previewSettings as contract } from '../../contract/endpoints-company.ts';
import { requireOpenCalendar } from '../absence-call.ts';
import { findDefaultLines } from '../balance/post-defaults.ts';
import type { NewLine } from '../balance/store-ledger.ts';
import { openAdministeredPerson } from '../open-person.ts';
import { maySeeHealth, relationTo, viewerOf } from '../policy.ts';
import { givesVacationBack, outsideVacation, wholeDays } from '../rules/returned-days.ts';
import type { Span } from '../rules/recurrence.ts';
import { maskOf, rulesAfter, withWeek } from '../rules/rules-after.ts';
import { freeDaysOf } from '../rules/work-calendar.ts';
import { readIllnessInVacation } from '../store-illness.ts';
import { readPeople } from '../store-people.ts';
import { countVersions } from './recalculate.ts';
import { workingDaysPreviewed } from './settings-hooks.ts';
import { readCompanyRules } from './store-settings.ts';
import { counting } from './update-settings.ts';

type Answer = z.input<(typeof contract)['answer']>;
type Body = z.output<(typeof contract)['body']>;

/** What a change of settings, of working days or of a person's country would count again, by the same rules as saving it; nothing is written (absence.81). */
export const previewSettings: Handler<typeof contract> = async (context, { body: { person, personCountry, ...change } }) => {
  if (person) return previewOfPerson(context, person);
  if (personCountry) return previewOfCountry(context, personCountry);
  const { company, services, actor, today, fail } = context;
  if (actor.member.levels.absence !== 'full') fail('common.Forbidden');
  const rules = await requireOpenCalendar(context);
  const after = rulesAfter(rules, change, today);
  const changesCounting = change.workWeek !== undefined || counting.some((key) => change[key] !== undefined);
  const moved = changesCounting
    ? await services.hooks.tell(workingDaysPreviewed, { company, actor, today, isFree: freeDaysOf(after) })
    : [];
  const everybody = { people: 'everybody', today } as const;
  return {
    absences: await absencesAfter(company, { rules: after, today }),
    allowances: await allowancesAfter(company, { ...everybody, rules }, { ...everybody, rules: after }),
    deadlines: moved.flat(),
  };
};

/** What other working days of one person would count again; deadlines follow the company's days alone. */
async function previewOfPerson(
  context: Context<typeof contract>,
  { companyUserId, weekdays, validFrom }: NonNullable<Body['person']>,
): Promise<Answer> {
  const { company, rules, today, person, viewer } = await openAdministeredPerson(context, companyUserId, { lock: false });
  const weeks = withWeek(person.weeks, { validFrom, weekdays: weekdays && maskOf(weekdays) });
  const counted = { rules, today, changed: { ...person, weeks } };
  const people = [companyUserId];
  return {
    absences: await absencesAfter(company, { ...counted, companyUserIds: people }, maySeeHealth(viewer, companyUserId)),
    allowances: await allowancesAfter(company, { rules, people, today }, { ...counted, people }),
    deadlines: [],
  };
}

/** What another country of one person would count again: holidays only, so that allowances and deadlines stay. A person sees their own. */
async function previewOfCountry(
  context: Context<typeof contract>,
  { companyUserId, country }: NonNullable<Body['personCountry']>,
): Promise<Answer> {
  const { company, today, fail } = context;
  const viewer = await viewerOf(context);
  const relation = relationTo(viewer, companyUserId);
  if (relation !== 'own' && relation !== 'administrator') fail('vacation.NoPermissionToUpdate', 403);
  const [person] = await readPeople(company, [companyUserId]);
  if (!person) return fail('common.NotFound');
  const rules = await readCompanyRules(company);
  const counted = { rules, today, companyUserIds: [companyUserId] };
  const change = { ...counted, changed: { ...person, country } };
  return { absences: await absencesAfter(company, change, maySeeHealth(viewer, companyUserId)), allowances: [], deadlines: [] };
}

async function absencesAfter(
  company: Company,
  after: Parameters<typeof countVersions>[1],
  knowsIllness = true,
): Promise<Answer['absences']> {
  const all = await countVersions(company, after);
  const counted = knowsIllness ? all : await withoutIllness(company, all);
  // An absence and a change of it that waits are one.
  const changed = new Map(counted.filter(({ hasChanged }) => hasChanged).map((version) => [version.absenceId, version]));
  return [...changed.values()].map(({ companyUserId, fullName, spans, daysBefore, daysPerYear }) => ({
    companyUserId,
    fullName,
    startDate: spans[0]?.startDate ?? '',
    endDate: spans.at(-1)?.endDate ?? '',
    before: sumOf(daysBefore),
    after: sumOf(daysPerYear),
  }));
}

/** As whoever may not know of illness sees it: sick leave as far as it meets no vacation, and vacation with the days that it gave back (absence.79). */
async function withoutIllness(company: Company, versions: readonly CountedVersion[]) {
  const ids = versions.filter(givesVacationBack).map(({ absenceId }) => absenceId);
  const illnesses = ids.length > 0 ? await readIllnessInVacation(company, ids) : [];
  const met = new Map(illnesses.map(({ absenceId, vacation }) => [absenceId, vacation]));
  return versions.map((version) => {
    const before = { spans: version.spansBefore, daysPerYear: version.daysBefore };
    const vacation = met.get(version.absenceId);
    if (vacation && givesVacationBack(version))
      return shownCount(version, outsideVacation(before, vacation), outsideVacation(version, vacation));
    return shownCount(version, { ...before, daysPerYear: wholeDays(before) }, { ...version, daysPerYear: wholeDays(version) });
  });
}

type CountedVersion = Awaited<ReturnType<typeof countVersions>>[number];
type Count = Pick<CountedVersion, 'daysPerYear'> & { spans: readonly Span[] };

function shownCount({ absenceId, companyUserId, fullName }: CountedVersion, before: Count, { spans, daysPerYear }: Count) {
  const hasChanged = sumOf(before.daysPerYear) !== sumOf(daysPerYear);
  return { absenceId, companyUserId, fullName, spans, daysBefore: before.daysPerYear, daysPerYear, hasChanged };
}

type Defaults = Parameters<typeof findDefaultLines>[1];

async function allowancesAfter(company: Company, now: Defaults, then: Defaults): Promise<Answer['allowances']> {
  const [unwritten, lines] = [await linesOf(company, now), await linesOf(company, then)];
  const people = await readPeople(company, [...new Set([...lines.values()].map(({ companyUserId }) => companyUserId))]);
  const names = new Map(people.map(({ companyUserId, fullName }) => [companyUserId, fullName]));
  return [...lines]
    .map(([key, { companyUserId, year, days, basis }]) => {
      const number = basis?.days ?? days;
      // Without a line of the year yet, it is what will be given (absence.77).
      const before = unwritten.get(key)?.basis?.days ?? number - days;
      return { companyUserId, fullName: names.get(companyUserId) ?? '', year, before, after: number };
    })
    .filter(({ before, after: number }) => before !== number);
}

async function linesOf(company: Company, defaults: Defaults): Promise<Map<string, NewLine>> {
  const lines = await findDefaultLines(company, defaults);
  return new Map(lines.map((line) => [`${line.companyUserId} ${line.year}`, line]));
}

const sumOf = (perYear: Readonly<Record<string, number>>): number => Object.values(perYear).reduce((sum, days) => sum + days, 0);
