import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    invitation: 'Invitasjon',
  },
  changed: {
    invitation: '{actor} endret invitasjonen til {subject}',
  },
  actions: {
    acceptInvitation: '{actor} takket ja til invitasjonen',
    cancelInvitation: '{actor} trakk tilbake invitasjonen til {subject}',
    sendInvitationMailToExistingEmployee: '{actor} inviterte {subject}',
    exportInvitations: '{actor} eksporterte en liste med invitasjoner',
    sendInvitationMails: '{actor} inviterte {subject}',
    sendInvitationMails_companyUser: '{actor} la til {subject}',
    sendInvitationReminderMail: '{actor} minnet {subject} på invitasjonen',
  },
};
