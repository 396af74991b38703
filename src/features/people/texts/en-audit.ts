/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    companyUser: 'Person',
    peopleImport: 'Import of people',
    export: 'Export',
  },
  changed: {
    companyUser: '{actor} changed {whose, select, you {your profile} own {their own profile} other {the profile of {subject}}}',
    peopleImport: '{actor} worked on an import of people',
    export: '{actor} exported a file',
  },
  actions: {
    createCompanyUser: '{actor} added {subject}',
    updateCompanyUser: '{actor} changed {whose, select, you {your profile} own {their own profile} other {the profile of {subject}}}',
    updateInteractionData: '{actor} changed how pages look for them',
    updateCompanyUserPendingStatus:
      '{actor} {whose, select, you {completed your profile} own {completed their own profile} other {set {subject} as active}}',
    updateCompanyUserPendingStatus_invitation:
      '{actor} completed {whose, select, you {your invitation} own {their invitation} other {the invitation to {subject}}}',
    activateCompanyUser: '{actor} activated {subject}',
    activateCompanyUser_invitation:
      '{actor} completed {whose, select, you {your invitation} own {their invitation} other {the invitation to {subject}}}',
    deactivateCompanyUser: '{actor} deactivated {subject}',
    deactivateCompanyUser_invitation: '{actor} withdrew the invitation to {subject}',
    deleteCompanyUser: '{actor} deleted a person',
    validateImport: '{actor} uploaded a file of people to import',
    importPeople: '{actor} started an import of people',
    importPeople_companyUser: '{actor} imported {subject} from a file',
    undoImport: '{actor} undid an import of people',
    getCompanyUser: '{actor} looked at {whose, select, you {your profile} own {their own profile} other {the profile of {subject}}}',
    getHistory: '{actor} looked at the history of {subject}',
    exportCompanyUsers: '{actor} exported a list of people',
  },
} as const;
