/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { companyTakeout: 'Export of the company' },
  changed: { companyTakeout: '{actor} exported everything about the company' },
  actions: {
    takeOutPerson:
      '{actor} downloaded everything {whose, select, self {about yourself} you {about you} own {about themselves} other {about {subject}}}',
    takeOutCompany: '{actor} requested an export of everything about the company',
    downloadTakeout: '{actor} downloaded an export of everything about the company',
    deleteCompany: '{actor} asked for the company to be deleted',
    cancelDelete: '{actor} cancelled the deletion of the company',
  },
} as const;
