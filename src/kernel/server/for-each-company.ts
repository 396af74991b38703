import { readCompanyIds } from './store-companies.ts';
import type { Database } from './database/database.ts';
import type { Company } from './database/unit.ts';

/**
 * Does the work of a job for each company, in a transaction of its own. A company for which it fails keeps no other from it; its error is thrown at the
 * end, all errors together when there are several, so that the job is logged and tried again. The work changes nothing when it is done twice.
 */
export async function forEachCompany(
  database: Pick<Database, 'transaction' | 'forCompany'>,
  work: (company: Company) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const companyId of await database.transaction(readCompanyIds)) {
    try {
      await database.forCompany(companyId, work);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `The work failed for ${errors.length} companies.`);
}
