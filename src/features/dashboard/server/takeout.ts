import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** What people keep at hand, how they have arranged home and what they have put away, for takeouts. */
export const dashboardShare: TakeoutShare = {
  tables: [
    { table: 'navigation_favourite', person: { columns: ['company_user_id'] } },
    { table: 'home_arrangement', person: { columns: ['company_user_id'] }, order: ['updated_at'] },
    { table: 'hidden_activity', person: { columns: ['company_user_id'] }, order: ['hidden_at', 'request_id'] },
  ],
};
