/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    homeArrangement: 'Customised home page',
    hiddenActivity: 'Hidden entry',
    navigationFavourite: 'Favourite',
  },
  changed: {
    homeArrangement: '{actor} customised the home page',
    hiddenActivity: '{actor} hid an entry of recent activity',
    navigationFavourite: '{actor} changed their favourites',
  },
  actions: {
    updateWidgets: '{actor} customised the home page',
    hideRecentActivityRecord: '{actor} hid an entry of recent activity',
    addNavigationFavourite: '{actor} added a page as a favourite',
    deleteNavigationFavourite: '{actor} removed a favourite',
  },
} as const;
