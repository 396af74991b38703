import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** The company's subscription, for takeouts. */
export const billingShare: TakeoutShare = {
  tables: [{ table: 'company_limit' }],
};
