import { personErasing } from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { deleteCompared } from './comparison/store-comparison.ts';
import { deleteLinksOf } from './comparison/store-links.ts';

/** Who is erased here is linked with nobody any more, and stands in no comparison (integrations.42). What the other system has of them is its own. */
export const listenToLeavers: readonly Contribution[] = [
  on(personErasing, async ({ company, companyUserId }) => {
    await deleteLinksOf(company, companyUserId);
    await deleteCompared(company);
  }),
];
