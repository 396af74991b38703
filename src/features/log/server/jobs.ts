import { findLogRetention } from '#features/company/server/public.ts';
import { nameErasureBefore } from '#kernel/server/audit-erasure.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { monthsBefore } from '#kernel/server/clock.ts';
import { forEachAlone } from '#kernel/server/for-each-company.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { eraseDetailsBefore } from '#kernel/server/store-audit-lines.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';

/** Lines per transaction. */
const batch = 5_000;

/** Erases old and new values beyond each company's retention; the lines stay, and the chain still verifies (log.3). */
export async function eraseOldContent({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await forEachAlone(await database.transaction(readCompanyIds), 'companies', async (companyId) => {
    let erased = batch;
    while (erased === batch) erased = await database.forCompany(companyId, (company) => eraseSome(company, now));
  });
}

async function eraseSome(company: Company, now: Date): Promise<number> {
  const months = await findLogRetention(company);
  if (months === undefined) return 0;
  const before = monthsBefore(now, months);
  const erased = await eraseDetailsBefore(company, before, batch);
  if (erased > 0) await nameErasureBefore(company, before, now);
  return erased;
}

export const jobs: readonly Job[] = [{ name: 'log.erase-old-content', cron: '40 3 * * *', run: eraseOldContent }];
