import type { TakeoutShare } from '#kernel/server/takeout/declared.ts';

/** What the company has subscribed to, for takeouts. */
export const billingShare: TakeoutShare = {
  tables: [{ table: 'company_limit' }],
};
