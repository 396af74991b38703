import { logRetentionMonths } from '#features/company/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { eraseDetailsBefore } from '#kernel/server/store-audit-lines.ts';
import { everyCompany } from './store-companies.ts';

/** Lines in one transaction. */
const batch = 5_000;

/** Erases old and new of what is older than each company keeps; the lines stand, and the chain still verifies (decisions.md §9). */
export async function eraseOldContent({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const companyId of await database.transaction(everyCompany)) {
    let erased = batch;
    while (erased === batch) erased = await database.forCompany(companyId, (company) => eraseSome(company, now));
  }
}

async function eraseSome(company: Company, now: Date): Promise<number> {
  const months = await logRetentionMonths(company);
  return months === undefined ? 0 : eraseDetailsBefore(company, monthsBefore(now, months), batch);
}

function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}

export default [{ name: 'log.erase-old-content', cron: '40 3 * * *', run: eraseOldContent }] satisfies Job[];
