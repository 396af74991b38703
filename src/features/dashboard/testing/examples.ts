import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import { testPublicUrl } from '#testing/public-url.ts';
import type { Examples, World } from '#testing/examples.ts';
import { getRecentActivity } from '../contract/endpoints-home.ts';
import { addNavigationFavourite } from '../contract/endpoints.ts';
import type { dashboard } from '../contract/index.ts';

const page = (url: string) => ({ query: { environmentUrl: testPublicUrl, url } });

async function oneFavourite({ admin }: World) {
  const { json } = await admin.call(addNavigationFavourite, page('/people/import'));
  // The answer was just validated against its schema.
  const { encNavigationFavouriteId } = json['navigationFavourite'] as { encNavigationFavouriteId: string };
  return { query: { encNavigationFavouriteId } };
}

const somethingDone = ({ admin, company: { companyId } }: World) =>
  admin.call(createCompanyUser, { body: { companyId, firstName: 'Åse', lastName: 'Vik' } });

async function oneActivity(world: World) {
  await somethingDone(world);
  const { json } = await world.admin.call(getRecentActivity);
  // As above.
  const [first] = json['auditLogs'] as { id: string }[];
  return { query: { id: first?.id } };
}

export const examples: Examples<typeof dashboard> = {
  getNavigationFavourites: {
    input: () => ({}),
    grow: async ({ admin }, count) => {
      for (let place = 0; place < Math.min(count, 40); place += 1) await admin.call(addNavigationFavourite, page(`/people?page=${place}`));
    },
  },
  addNavigationFavourite: { input: () => page('/people?tab=pending') },
  deleteNavigationFavourite: { input: oneFavourite, foreign: (_world, other) => oneFavourite(other) },
  getWidgets: { input: () => ({}) },
  updateWidgets: { input: () => ({ body: { widgets: [{ key: 'birthdays', order: 0, visible: false }] } }) },
  getRecentActivity: {
    input: () => ({}),
    grow: async (world, count) => {
      for (let number = 0; number < Math.min(count, 40); number += 1) await somethingDone(world);
    },
  },
  hideRecentActivityRecord: { input: oneActivity, foreign: (_world, other) => oneActivity(other) },
};
