import type { TakeoutShare } from '#kernel/server/takeout/declared.ts';

/** What people keep at hand, for takeouts. */
export const dashboardShare: TakeoutShare = {
  tables: [{ table: 'navigation_favourite', person: { columns: ['company_user_id'] } }],
};
