import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** The visits of the vendor's support, for takeouts. */
export const supportShare: TakeoutShare = {
  tables: [
    {
      table: 'support_visit',
      person: { columns: ['viewed_company_user_id'] },
      lookers: ['email'],
      withheld: { session_id: 'Names a session, which is over.', account_id: 'Names an account of the vendor, not of the company.' },
    },
  ],
};
