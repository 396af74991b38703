import { personErasing } from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { deleteApartOf } from './comparison/store-apart.ts';
import { deleteCompared } from './comparison/store-comparison.ts';
import { deleteLinksOf } from './comparison/store-links.ts';
import { clearConnector } from './connections/store-connections.ts';
import { eraseFromSyncs } from './sync/erase-from-syncs.ts';

/** Who is erased here is not named with a connection (integrations.3), is linked with nobody any more, and stands in no comparison (integrations.42) and no sync (integrations.47). What the other system has of them is its own. */
export const listenToLeavers: readonly Contribution[] = [
  on(personErasing, async ({ company, services, companyUserId }) => {
    await clearConnector(company, companyUserId);
    await eraseFromSyncs(company, services.secrets, companyUserId);
    await deleteLinksOf(company, companyUserId);
    await deleteApartOf(company, companyUserId);
    await deleteCompared(company);
  }),
];
