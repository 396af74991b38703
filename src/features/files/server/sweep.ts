import { forEachAlone } from '#kernel/server/for-each-company.ts';
import { stagingFolder, sweepStaging } from '#kernel/server/files/staging.ts';
import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { retainedContent } from './public.ts';
import { deleteUnreferenced, readUnreferenced } from './store-blobs.ts';

const anHour = 3_600_000;

/**
 * Removes bytes that have been unreferenced for an hour, and partial uploads of killed processes. The row stays locked while its bytes are
 * removed, so a concurrent upload of the same content waits and then stores it again. A company for which it fails keeps no other from it.
 */
export async function sweepFiles(services: Services): Promise<number> {
  const before = new Date(services.clock.now().getTime() - anHour);
  let removed = await sweepStaging(stagingFolder(services.config), before);
  await forEachAlone(await services.database.transaction(readCompanyIds), 'companies', async (companyId) => {
    for (const sha256 of await services.database.forCompany(companyId, async (company) =>
      readUnreferenced(company, before, (await services.hooks.tell(retainedContent, company)).flat()),
    )) {
      removed += await sweepOne(services, { companyId, sha256 }, before);
    }
  });
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
