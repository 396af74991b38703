/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    supportVisit: 'Visit by support',
  },
  changed: {
    supportVisit: '{actor} viewed the company',
  },
  actions: {
    enterAsSupport: '{actor} started viewing the company',
    leaveAsSupport: '{actor} stopped viewing the company',
  },
} as const;
