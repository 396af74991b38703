import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { billingRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const noRights = {
  features: {
    subscription: 'Abonnement',
  },
  permissions: {
    Subscription: 'Abonnement',
  },
} satisfies RightsTexts<typeof billingRights>;
