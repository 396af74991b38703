/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    viewAs: 'View as someone else',
  },
  changed: {
    viewAs: '{actor} viewed Samspill as {subject}',
  },
  actions: {
    acknowledgeAccessControlWelcomeScreen: '{actor} opened access control for the first time',
    exportUserList: '{actor} exported a list of users',
    setRole: '{actor} changed the role of {subject}',
    upgrade: '{actor} gave {subject} a higher role',
    downgrade: '{actor} gave {subject} a lower role',
    updateReporting: '{actor} changed the manager of {subject}',
    setHierarchy: '{actor} moved {subject} in the organisation chart',
    setItemPermissions: '{actor} changed who has access',
    viewAs: '{actor} viewed Samspill as {subject}',
    endViewAs: '{actor} stopped viewing Samspill as {subject}',
  },
} as const;
