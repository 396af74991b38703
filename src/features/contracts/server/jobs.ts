import { expireImports } from '#kernel/server/imports/expire-imports.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { contractImports } from './import/contract-imports.ts';
import { tellOfDeadlines } from './tell-deadlines.ts';

/** Counts and tells of deadlines once each company's day has begun. */
async function tellAllOfDeadlines(services: Services): Promise<void> {
  for (const companyId of await services.database.transaction(readCompanyIds)) {
    await services.database.forCompany(companyId, (company) => tellOfDeadlines(company, services));
  }
}

// Hourly, because each hour a day starts in some time zone.
export const jobs: readonly Job[] = [
  { name: 'contracts.tell-deadlines', cron: '12 * * * *', run: tellAllOfDeadlines },
  { name: 'contracts.expire-imports', cron: '51 3 * * *', run: (services) => expireImports(services, contractImports) },
];
