import { dayIn, type Clock } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { forEachAlone } from '#kernel/server/for-each-company.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { insertLines, type NewLine } from '../balance/store-ledger.ts';
import { defaultFor, statutoryOf } from '../rules/default-allowance.ts';
import { firstLine } from '../rules/default-lines.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { readCompanyRules, type CompanyRules } from '../settings/store-settings.ts';
import { readPeople } from '../store-people.ts';
import { closingLines, leftToCarry, loadYear } from './carry-on.ts';
import { expireCarried } from './expire-carried.ts';
import { insertClosed, lockUnclosed, readAddedAfter, setStatutory } from './store-years.ts';

/** People per transaction: an interrupted job continues where it stopped. */
const batchSize = 500;

interface Closing {
  rules: CompanyRules;
  year: number;
  clock: Clock;
  today: string;
}

/** Closes past years, once for each person, and writes off days that were carried over and not taken in time. */
export async function closeYears(services: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const { database, clock } = services;
  const begun = clock.now();
  await forEachAlone(await database.transaction(readCompanyIds), 'companies', async (id) => {
    const rules = await database.forCompany(id, readCompanyRules);
    if (!rules.acknowledgedAt) return;
    const today = dayIn(rules.timeZone, begun);
    const opened = yearOf(dayIn(rules.timeZone, rules.acknowledgedAt));
    for (let year = opened; year < yearOf(today); year += 1) {
      const closing = { rules, year, clock, today };
      await repeat(() => database.forCompany(id, (company) => closeBatch(company, closing)));
      await repeat(() => database.forCompany(id, (company) => expireCarried(company, closing, batchSize)));
    }
  });
}

export const closeYearsJob: Job = { name: 'absence.close-years', cron: '12 1 * * *', run: closeYears };

async function repeat(work: () => Promise<number>): Promise<void> {
  while ((await work()) === batchSize);
}

async function closeBatch(company: Company, { rules, year, clock, today }: Closing): Promise<number> {
  const found = await lockUnclosed(company, year, batchSize);
  // Not before the lock: until then people ask for transfers, which the closing counts.
  const now = clock.now();
  // People closed while this transaction waited for the lock are not closed twice.
  const ids = await insertClosed(company, found, { year, now });
  if (ids.length === 0) return found.length;
  const people = await readPeople(company, ids);
  const rows = await loadYear({ company, rules, today }, people, year);
  const booked = new Set(rows.sums.filter(({ kind }) => kind === 'allowance').map(({ companyUserId }) => companyUserId));
  const later = await readAddedAfter(company, ids, { year, timeZone: rules.timeZone });
  const statutory = people.map((person) => {
    const { companyUserId } = person;
    // What somebody took where nobody wrote it down is not known, so nothing of that year is carried on.
    return { person, companyUserId, days: later.has(companyUserId) ? 0 : statutoryOf(rules, person, year) };
  });
  const lines = statutory.flatMap(({ person, companyUserId, days }) => {
    const basis = defaultFor(rules, person, year);
    const line = firstLine(later.has(companyUserId) ? { ...basis, days: 0, employed: null } : basis);
    const first: NewLine[] = booked.has(companyUserId) ? [] : [{ companyUserId, year, kind: 'allowance', ...line }];
    return later.has(companyUserId) ? first : [...first, ...closingLines(person, year, leftToCarry(rows, person, days))];
  });
  await insertLines(company, lines, { by: null, now });
  await setStatutory(
    company,
    year,
    statutory.map(({ companyUserId, days }) => ({ companyUserId, days })),
  );
  return found.length;
}
