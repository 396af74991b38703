/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/web/audit-words.ts. */
export const enAudit = {
  entities: {
    supportVisit: 'Visit by support',
  },
  changed: {
    supportVisit: '{actor} looked into the company',
  },
  actions: {
    enterAsSupport: '{actor} came in to look',
    leaveAsSupport: '{actor} left',
  },
} as const;
