import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { no } from './no.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: {
    invitation: 'Invitasjoner',
  },
  fields: {
    email: no.invited.email,
  },
  fieldsOf: {
    invitation: {
      status: no.invited.status,
      isNewcomer: 'Ny person',
      invitedBy: no.invited.by,
      invitedAt: 'Invitert',
      remindedAt: 'Påminnet',
      statusAt: 'Status siden',
      expiresAt: 'Gjelder til',
      acceptedAt: 'Godtatt',
    },
  },
  valuesOf: {
    invitations: {
      columns: {
        email: no.invited.email,
        status: no.invited.status,
        role: no.invite.role,
        date: no.invited.date,
        expires: no.invited.expires,
        by: no.invited.by,
      },
    },
    invitation: {
      status: no.status,
    },
  },
};
