/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    invitation: 'Invitation',
  },
  changed: {
    invitation: '{actor} changed the invitation to {subject}',
  },
  actions: {
    acceptInvitation: '{actor} accepted the invitation',
    cancelInvitation: '{actor} withdrew the invitation to {subject}',
    sendInvitationMailToExistingEmployee: '{actor} invited {subject}',
    exportInvitations: '{actor} exported a list of invitations',
    sendInvitationMails: '{actor} invited {subject}',
    sendInvitationMails_companyUser: '{actor} added {subject}',
    sendInvitationReminderMail: '{actor} reminded {subject} of the invitation',
  },
} as const;
