/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
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
