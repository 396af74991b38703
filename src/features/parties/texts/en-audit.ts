/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { party: 'Party' },
  changed: { party: '{actor} changed the party “{what}”' },
  actions: {
    createParty: '{actor} added the party “{what}”',
    updateParty: '{actor} changed the party “{what}”',
    refreshParty: '{actor} updated “{what}” from the business register',
    deleteParty: '{actor} deleted the party “{what}”',
  },
} as const;
