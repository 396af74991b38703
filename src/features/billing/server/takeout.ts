import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** What the company has subscribed to, for takeouts. */
export const billingShare: TakeoutShare = {
  tables: [{ table: 'company_limit' }],
};
