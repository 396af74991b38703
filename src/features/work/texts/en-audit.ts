/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { work: 'Background jobs' },
  changed: { work: '{actor} changed work in the background' },
  actions: {
    tryWorkAgain: '{actor} started failed work in the background again',
    cancelWork: '{actor} cancelled work in the background',
  },
} as const;
