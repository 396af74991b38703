/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    homeArrangement: 'Arrangement of home',
    hiddenActivity: 'Entry that was put away',
    navigationFavourite: 'Favourite',
  },
  changed: {
    homeArrangement: '{actor} arranged home',
    hiddenActivity: '{actor} put away an entry of recent activity',
    navigationFavourite: '{actor} changed their favourites',
  },
  actions: {
    updateWidgets: '{actor} arranged home',
    hideRecentActivityRecord: '{actor} put away an entry of recent activity',
    addNavigationFavourite: '{actor} kept a page as a favourite',
    deleteNavigationFavourite: '{actor} removed a favourite',
  },
} as const;
