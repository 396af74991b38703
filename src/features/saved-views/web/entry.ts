import { webEntry } from '#kernel/web/entry.ts';

export default webEntry({
  routes: [],
  live: { savedView: [{ method: 'GET', path: '/saved-views/get' }] },
});
