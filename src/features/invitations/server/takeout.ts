import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** Invitations, for takeouts. */
export const invitationsShare: TakeoutShare = {
  tables: [
    {
      table: 'invitation',
      person: { columns: ['company_user_id'] },
      naming: { invited_by: 'Who invited; the log has it too.' },
      withheld: {
        guid: 'The secret of the link: whoever has it could accept the invitation.',
        email_key: 'Made of the e-mail address, to compare it by.',
      },
      order: ['invited_at'],
    },
  ],
};
