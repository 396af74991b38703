/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { work: 'Background jobs' },
  changed: { work: '{actor} changed a background job' },
  actions: {
    tryWorkAgain: '{actor} started a failed background job again',
    cancelWork: '{actor} cancelled a background job',
  },
} as const;
