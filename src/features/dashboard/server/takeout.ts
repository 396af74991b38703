import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** Favourites, arrangements of the home page and hidden activity, for takeouts. */
export const dashboardShare: TakeoutShare = {
  tables: [
    { table: 'navigation_favourite', person: { columns: ['company_user_id'] } },
    { table: 'home_arrangement', person: { columns: ['company_user_id'] }, order: ['updated_at'] },
    { table: 'hidden_activity', person: { columns: ['company_user_id'] }, order: ['hidden_at', 'request_id'] },
  ],
};
