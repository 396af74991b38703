import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** The tables of companies, for takeouts. */
export const companyShare: TakeoutShare = {
  tables: [
    {
      table: 'company',
      order: ['company_id'],
      naming: {
        director_company_user_id: 'That somebody is the director is public in the business register.',
        ending_asked_by: 'Who asked for the deletion; the log has it too.',
      },
    },
    { table: 'company_acceptance' },
  ],
};
