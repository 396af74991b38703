import type { PeopleEvent, PersonEvent } from '#features/people/server/public.ts';
import { yearOf } from '#kernel/contract/days.ts';
import type { WriteContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { defaultFor } from '../rules/default-allowance.ts';
import { defaultLine, firstLine } from '../rules/default-lines.ts';
import { readCompanyRules, type CompanyRules } from '../settings/store-settings.ts';
import { lockPeople, readPeople, readYearLeft, withChanged, type PeopleChoice, type PersonRow } from '../store-people.ts';
import { insertLines, readAllowances, type NewLine } from './store-ledger.ts';

interface DefaultsOf {
  rules: CompanyRules;
  /** People by their ids, or all active internal people. */
  people: PeopleChoice;
  today: string;
}

/** One of the people as they would be. */
interface Previewed {
  changed?: PersonRow | undefined;
}

/**
 * Brings the ledger of this year and the next to the default allowance of these people as it is now, by lines that say why (absence.77).
 * Returns for how many people it was another one. A constant number of statements.
 */
export async function postDefaults({ company, by, now }: WriteContext, { rules, people, today }: DefaultsOf): Promise<number> {
  await lockPeople(company, people);
  const lines = await findDefaultLines(company, { rules, people, today });
  await insertLines(company, lines, { by, now });
  return new Set(lines.map(({ companyUserId }) => companyUserId)).size;
}

/** The lines that `postDefaults` would write. */
export async function findDefaultLines(company: Company, { today, ...of }: DefaultsOf & Previewed): Promise<NewLine[]> {
  const year = yearOf(today);
  return missingLines(company, { ...of, years: [year, year + 1] });
}

async function missingLines(
  company: Company,
  { rules, people: choice, years, changed }: Omit<DefaultsOf, 'today'> & Previewed & { years: readonly number[] },
): Promise<NewLine[]> {
  const people = withChanged(await readPeople(company, choice), changed).filter(
    ({ isExternal, state }) => !isExternal && state !== 'pending',
  );
  const companyUserIds = people.map(({ companyUserId }) => companyUserId);
  const allowances = await readAllowances(company, { years, companyUserIds });
  const held = new Map(allowances.map((row) => [`${row.companyUserId} ${row.year}`, row]));
  return people.flatMap((person) =>
    years.flatMap((year): NewLine[] => {
      const { companyUserId } = person;
      const line = defaultLine(held.get(`${companyUserId} ${year}`), defaultFor(rules, person, year));
      return line ? [{ companyUserId, year, kind: 'allowance', ...line }] : [];
    }),
  );
}

/**
 * Writes the default of a year into the ledger before its first other line, where that is an earlier year or further ahead than
 * `postDefaults` goes. No statement when there is no such year.
 */
export async function openFarYears(
  { company, now }: Pick<WriteContext, 'company' | 'now'>,
  opening: readonly { companyUserId: string; year: number }[],
): Promise<void> {
  // By the clocks that are furthest ahead and behind, because the company's own is read below; what is there already is not written again.
  const yearAt = (hours: number): number => new Date(now.getTime() + hours * 3_600_000).getUTCFullYear();
  const far = opening.filter(({ year }) => year < yearAt(14) || year > yearAt(-12) + 1);
  if (far.length === 0) return;
  const companyUserIds = [...new Set(far.map(({ companyUserId }) => companyUserId))];
  const years = [...new Set(far.map(({ year }) => year))];
  const rules = await readCompanyRules(company);
  const yearsOfPeople = new Set(far.map(({ companyUserId, year }) => `${companyUserId} ${year}`));
  const lines = await missingLines(company, { rules, people: companyUserIds, years });
  const first = lines.filter(({ companyUserId, year, reason }) => isFirst(reason) && yearsOfPeople.has(`${companyUserId} ${year}`));
  await insertLines(company, first, { by: null, now });
}

const isFirst = (reason: NewLine['reason']): boolean => reason === 'companyDefault' || reason === 'prorated';

/** Once the calendar is open: the defaults of people who were added, or whose employment, birthday or place in the company changed. */
export async function postDefaultsOf({ company, companyUserIds: people, by, now, today }: PeopleEvent): Promise<void> {
  const rules = await readCompanyRules(company);
  if (rules.acknowledgedAt) await postDefaults({ company, by, now }, { rules, people, today });
}

/** Before somebody is active again: of the whole years in which they were away they have nothing, also where a default had been given (absence.76). */
export async function takeYearsAway({ company, companyUserId, by, now, today }: PersonEvent): Promise<void> {
  const left = await readYearLeft(company, companyUserId);
  const years =
    left === undefined ? [] : Array.from({ length: Math.max(0, yearOf(today) - left - 1) }, (_unused, index) => left + 1 + index);
  const rules = await readCompanyRules(company);
  const [person] = await readPeople(company, [companyUserId]);
  if (years.length === 0 || !rules.acknowledgedAt || !person || person.isExternal) return;
  const held = new Map((await readAllowances(company, { years, companyUserIds: [companyUserId] })).map((row) => [row.year, row]));
  const lines = years.flatMap((year): NewLine[] => {
    const basis = { ...defaultFor(rules, person, year), days: 0, employed: null };
    const line = held.has(year) ? defaultLine(held.get(year), basis) : firstLine(basis);
    return line ? [{ companyUserId, year, kind: 'allowance', ...line }] : [];
  });
  await insertLines(company, lines, { by, now });
}
