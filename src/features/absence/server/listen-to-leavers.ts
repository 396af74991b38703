import { personDeactivated, personErasing } from '#features/people/server/public.ts';
import { declineOpenTransfers } from './balance/store-transfer.ts';
import { deleteFeeds } from './feeds/store-feed.ts';
import { deleteDeputiesBy } from './settings/store-deputy.ts';

/** Ends feeds, deputies and open transfers of somebody who leaves; of an erased person no address stays. */
export function listenToLeavers(): void {
  personDeactivated.listen(async ({ company, companyUserId, by, now, audit }) => {
    await deleteFeeds(company, companyUserId);
    await deleteDeputiesBy(company, companyUserId);
    for (const entityId of await declineOpenTransfers(company, companyUserId, { by, now }))
      audit({ entity: 'vacationTransfer', entityId, companyUserId, before: { status: 1 }, after: { status: 3 } });
  });
  personErasing.listen(async ({ company, companyUserId }) => void (await deleteFeeds(company, companyUserId)));
}
