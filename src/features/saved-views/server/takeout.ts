import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** Saved views, for takeouts. */
export const viewsShare: TakeoutShare = {
  tables: [{ table: 'saved_view', person: { columns: ['company_user_id'] } }],
};
