import type { Company } from '#kernel/server/database/unit.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Services } from '#kernel/server/services.ts';
import { linkRetentionDays } from '../../contract/kinds.ts';
import { deleteApartWith } from '../comparison/store-apart.ts';
import { deleteLinksWith } from '../comparison/store-links.ts';
import { deleteExpiredCodes } from './store-codes.ts';
import { deleteFormerConnections } from './store-connections.ts';

/** Deletes what was left of connections that were deleted 30 days ago, and codes that have expired. Running it twice changes nothing. */
export async function clearFormer(company: Company, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - linkRetentionDays * 86_400_000);
  for (const system of await deleteFormerConnections(company, before)) {
    await deleteLinksWith(company, system);
    await deleteApartWith(company, system);
  }
  await deleteExpiredCodes(company, now);
}

export function deleteOldConnections(services: Services): Promise<void> {
  return forEachCompany(services.database, (company) => clearFormer(company, services));
}
