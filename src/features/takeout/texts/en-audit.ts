/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { companyTakeout: 'Takeout of the company' },
  changed: { companyTakeout: '{actor} took out the whole company' },
  actions: {
    takeOutPerson: '{actor} took out everything {whose, select, you {about you} own {about themselves} other {about {subject}}}',
    takeOutCompany: '{actor} asked for a takeout of the whole company',
    downloadTakeout: '{actor} downloaded a takeout of the whole company',
    deleteCompany: '{actor} asked for the company to be deleted',
    cancelDelete: '{actor} cancelled the deletion of the company',
  },
} as const;
