import { personErasing } from '#features/people/server/public.ts';
import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { dashboard } from '../contract/index.ts';
import { addNavigationFavourite } from './add-navigation-favourite.ts';
import { deleteNavigationFavourite } from './delete-navigation-favourite.ts';
import { getRecentActivity } from './get-recent-activity.ts';
import { hideRecentActivityRecord } from './hide-recent-activity-record.ts';
import { forgetHomeOf, readArrangement } from './store-home.ts';
import { deleteFavouritesOf, readFavourites } from './store.ts';
import { dashboardShare } from './taken-out.ts';
import { updateWidgets } from './update-widgets.ts';

personErasing.listen(async ({ company, companyUserId }) => {
  await deleteFavouritesOf(company, companyUserId);
  await forgetHomeOf(company, companyUserId);
});

declareTakeout('dashboard', dashboardShare);

export default serve(dashboard, {
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
});
