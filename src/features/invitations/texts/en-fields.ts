import type { FieldWords } from '#kernel/contract/texts.ts';
import { en } from './en.ts';

/** Words for what is kept about invitations, in the log and in takeouts. */
export const enFields = {
  records: {
    invitation: 'Invitations',
  },
  fields: {
    email: en.invited.email,
  },
  fieldsOf: {
    invitation: {
      status: en.invited.status,
      isNewcomer: 'New person',
      invitedBy: en.invited.by,
      invitedAt: 'Invited',
      remindedAt: 'Reminded',
      statusAt: 'Status since',
      expiresAt: 'Valid until',
      acceptedAt: 'Accepted',
    },
  },
  valuesOf: {
    invitations: {
      columns: {
        email: en.invited.email,
        status: en.invited.status,
        role: en.invite.role,
        date: en.invited.date,
        expires: en.invited.expires,
        by: en.invited.by,
      },
    },
    invitation: {
      status: en.status,
    },
  },
} satisfies FieldWords;
