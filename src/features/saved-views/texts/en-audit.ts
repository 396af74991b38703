/** What the log says of saved views; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { savedView: 'Saved view' },
  changed: { savedView: '{actor} changed a saved view' },
  actions: {
    saveView: '{actor} saved the view “{what}”',
    deleteView: '{actor} deleted the view “{what}”',
  },
} as const;
