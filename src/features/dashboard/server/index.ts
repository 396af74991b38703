import { personErasing } from '#features/people/server/public.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { dashboard } from '../contract/index.ts';
import { addNavigationFavourite } from './add-navigation-favourite.ts';
import { deleteNavigationFavourite } from './delete-navigation-favourite.ts';
import { getRecentActivity } from './get-recent-activity.ts';
import { hideRecentActivityRecord } from './hide-recent-activity-record.ts';
import { deleteHomeOf, readArrangement } from './store-home.ts';
import { deleteFavouritesOf, readFavourites } from './store.ts';
import { dashboardShare } from './takeout.ts';
import { updateWidgets } from './update-widgets.ts';

export default serve(
  dashboard,
  {
    addNavigationFavourite,
    deleteNavigationFavourite,
    updateWidgets,
    getRecentActivity,
    hideRecentActivityRecord,

    async getWidgets({ company, actor }) {
      return { widgets: await readArrangement(company, actor.member.companyUserId) };
    },

    async getNavigationFavourites({ company, actor, services }) {
      const environmentUrl = new URL(services.config.publicUrl).origin;
      const rows = await readFavourites(company, actor.member.companyUserId);
      return { navigationFavourites: rows.map(({ id, url }) => ({ encNavigationFavouriteId: id, url, environmentUrl })) };
    },
  },
  [
    add(takeoutShares, dashboardShare),
    add(
      loggedKinds,
      { entity: 'homeArrangement', area: 'organisation' },
      { entity: 'hiddenActivity', area: 'organisation' },
      { entity: 'navigationFavourite', area: 'organisation' },
    ),
    on(personErasing, async ({ company, companyUserId }) => {
      await deleteFavouritesOf(company, companyUserId);
      await deleteHomeOf(company, companyUserId);
    }),
  ],
);
