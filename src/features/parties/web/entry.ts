import { webEntry } from '#kernel/web/entry.ts';

export default webEntry({
  routes: [],
  // By address only: the contract's schemas are not loaded before the home page.
  live: {
    party: [
      { method: 'GET', path: '/parties/search' },
      { method: 'GET', path: '/parties/get' },
    ],
  },
});
