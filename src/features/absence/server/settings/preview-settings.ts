import type { z } from 'zod';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { previewSettings as contract } from '../../contract/endpoints-company.ts';
import { requireOpenCalendar } from '../absence-call.ts';
import { findDefaultLines } from '../balance/post-defaults.ts';
import type { NewLine } from '../balance/store-ledger.ts';
import { rulesAfter } from '../rules/rules-after.ts';
import { freeDaysOf } from '../rules/work-calendar.ts';
import { readPeople } from '../store-people.ts';
import { countVersions } from './recalculate.ts';
import { workingDaysPreviewed } from './settings-hooks.ts';
import type { CompanyRules } from './store-settings.ts';
import { counting } from './update-settings.ts';

interface Rules {
  rules: CompanyRules;
  after: CompanyRules;
}

type Answer = z.input<(typeof contract)['answer']>;

/** What a change of settings or of the company’s working days would count again, by the same rules as saving it; nothing is written (absence.81). */
export const previewSettings: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, actor, today, fail } = context;
  if (actor.member.levels.absence !== 'full') fail('common.Forbidden');
  const rules = await requireOpenCalendar(context);
  const after = rulesAfter(rules, body, today);
  const changesCounting = body.workWeek !== undefined || counting.some((key) => body[key] !== undefined);
  const moved = changesCounting
    ? await services.hooks.tell(workingDaysPreviewed, { company, actor, today, isFree: freeDaysOf(after) })
    : [];
  return {
    absences: await absencesAfter(company, after, today),
    allowances: await allowancesAfter(company, { rules, after }, today),
    deadlines: moved.flat(),
  };
};

async function absencesAfter(company: Company, rules: CompanyRules, today: string): Promise<Answer['absences']> {
  const counted = await countVersions(company, { rules, today });
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

async function allowancesAfter(company: Company, { rules, after }: Rules, today: string): Promise<Answer['allowances']> {
  const [unwritten, lines] = [await linesOf(company, rules, today), await linesOf(company, after, today)];
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

async function linesOf(company: Company, rules: CompanyRules, today: string): Promise<Map<string, NewLine>> {
  const lines = await findDefaultLines(company, { rules, people: 'everybody', today });
  return new Map(lines.map((line) => [`${line.companyUserId} ${line.year}`, line]));
}

const sumOf = (perYear: Readonly<Record<string, number>>): number => Object.values(perYear).reduce((sum, days) => sum + days, 0);
