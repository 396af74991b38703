import { webEntry } from '#kernel/web/entry.ts';

// The shell draws the favourites; this says when they are old.
export default webEntry({
  routes: [],
  live: { navigationFavourite: [{ method: 'GET', path: '/companyusers/get-navigation-favourites' }] },
});
