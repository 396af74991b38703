import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { billingRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const enRights = {
  features: {
    subscription: 'Subscription',
  },
  permissions: {
    Subscription: 'Subscription',
  },
} satisfies RightsTexts<typeof billingRights>;
