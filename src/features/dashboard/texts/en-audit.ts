/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/web/audit-words.ts. */
export const enAudit = {
  entities: {
    navigationFavourite: 'Favourite',
  },
  changed: {
    navigationFavourite: '{actor} changed their favourites',
  },
  actions: {
    addNavigationFavourite: '{actor} kept a page as a favourite',
    deleteNavigationFavourite: '{actor} removed a favourite',
  },
} as const;
