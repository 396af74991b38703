import { readCompanyIds } from './store-companies.ts';
import type { Database } from './database/database.ts';
import type { Company } from './database/unit.ts';

type Companies = Pick<Database, 'transaction' | 'forCompany'>;

/**
 * Does the work of a job for each company, in a transaction of its own. A company for which it fails keeps no other from it; its error is thrown at the
 * end, all errors together when there are several, so that the job is logged and tried again. The work changes nothing when it is done twice.
 */
export async function forEachCompany(database: Companies, work: (company: Company) => Promise<unknown>): Promise<void> {
  await forEachAlone(await database.transaction(readCompanyIds), 'companies', (companyId) => database.forCompany(companyId, work));
}

/** Does the work for each of these, where one for which it fails keeps no other from it; the errors are thrown together at the end, that of a failed list too. */
export async function forEachAlone<One>(
  these: Iterable<One> | AsyncIterable<One>,
  counted: 'companies' | 'rows',
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  await collectError(errors, async () => {
    for await (const one of these) await collectError(errors, () => work(one));
  });
  throwTogether(errors, counted);
}

/** The same for each row that is due in each company, in a transaction for each: a row for which it fails keeps no other from it either. */
export async function forEachDue<Due>(
  database: Companies,
  readDue: (company: Company) => Promise<readonly Due[]>,
  work: (company: Company, due: Due) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const companyId of await database.transaction(readCompanyIds)) {
    await collectError(errors, async () => {
      for (const due of await database.forCompany(companyId, readDue))
        await collectError(errors, () => database.forCompany(companyId, (company) => work(company, due)));
    });
  }
  throwTogether(errors, 'rows');
}

async function collectError(errors: unknown[], work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    errors.push(error);
  }
}

function throwTogether(errors: readonly unknown[], counted: string): void {
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `The work failed for ${errors.length} ${counted}.`);
}
