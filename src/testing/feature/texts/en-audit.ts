/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { libraryBook: 'Book' },
  changed: { libraryBook: '{actor} changed the book “{what}”' },
  actions: {
    createBook: '{actor} added the book “{what}”',
    updateBook: '{actor} changed the book “{what}”',
    importBooks: '{actor} imported the book “{what}”',
    lendBook: '{actor} lent the book “{what}”',
    moveBook: '{actor} changed the status of the book “{what}”',
    deleteBook: '{actor} deleted the book “{what}”',
    shareBook: '{actor} made a link to the book “{what}”',
    unshareBook: '{actor} ended the link to the book “{what}”',
  },
} as const;
