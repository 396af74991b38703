import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** The tables of access control, for takeouts. */
export const accessShare: TakeoutShare = {
  tables: [
    { table: 'item_restriction' },
    { table: 'item_permission', person: { columns: ['company_user_id'] } },
    {
      table: 'view_as',
      person: { columns: ['viewed_company_user_id'] },
      naming: { viewer_company_user_id: 'What somebody has done stands in the log, which their own takeout has.' },
      lookers: ['viewer_company_user_id'],
      withheld: { session_id: 'Names a session, which is over.' },
    },
  ],
};
