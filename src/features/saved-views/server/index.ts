import { personErasing } from '#features/people/server/public.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { savedViews } from '../contract/index.ts';
import { deleteView } from './delete-view.ts';
import { viewerOf } from './policy.ts';
import { presentView } from './present-view.ts';
import { saveView } from './save-view.ts';
import { deleteViewsOf, readViews } from './store.ts';
import { viewsShare } from './takeout.ts';

export default serve(
  savedViews,
  {
    saveView,
    deleteView,

    async getSavedViews({ company, services, actor, fail }, { query: { list } }) {
      const viewer = viewerOf(services, actor, list) ?? fail('common.NotFound');
      const rows = await readViews(company, { list, companyUserId: viewer.companyUserId });
      return { views: rows.map((view) => presentView(view, viewer)), mayShare: viewer.mayShare };
    },
  },
  [
    add(takeoutShares, viewsShare),
    add(loggedKinds, { entity: 'savedView', area: 'organisation', nameField: 'name', tells: 'everybody' }),
    on(personErasing, ({ company, companyUserId }) => deleteViewsOf(company, companyUserId)),
  ],
);
