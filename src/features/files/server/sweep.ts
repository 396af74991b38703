import { stagingFolder, sweepStaging } from '#kernel/server/files/staging.ts';
import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { retainedContent } from './public.ts';
import { deleteUnreferenced, readUnreferenced } from './store-blobs.ts';

const anHour = 3_600_000;

/**
 * Removes bytes that nobody has referred to for an hour, and what killed processes have left half sent. The row is held while its bytes go,
 * so that somebody who uploads the same content at this moment waits and then puts it anew.
 */
export async function sweepFiles(services: Services): Promise<number> {
  const before = new Date(services.clock.now().getTime() - anHour);
  let removed = await sweepStaging(stagingFolder(services.config), before);
  for (const companyId of await services.database.transaction(readCompanyIds)) {
    for (const sha256 of await services.database.forCompany(companyId, async (company) =>
      readUnreferenced(company, before, (await services.hooks.tell(retainedContent, company)).flat()),
    )) {
      removed += await sweepOne(services, { companyId, sha256 }, before);
    }
  }
  return removed;
}

async function sweepOne({ database, fileStore }: Services, key: { companyId: number; sha256: string }, before: Date): Promise<number> {
  return database.forCompany(key.companyId, async (company) => {
    if (!(await deleteUnreferenced(company, key.sha256, before))) return 0;
    // Inside the transaction on purpose: see above.
    await fileStore.remove(key);
    return 1;
  });
}
