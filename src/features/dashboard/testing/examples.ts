import { testPublicUrl } from '#testing/public-url.ts';
import type { Examples, World } from '#testing/examples.ts';
import { addNavigationFavourite } from '../contract/endpoints.ts';
import type { dashboard } from '../contract/index.ts';

const page = (url: string) => ({ query: { environmentUrl: testPublicUrl, url } });

async function oneFavourite({ admin }: World) {
  const { json } = await admin.call(addNavigationFavourite, page('/people/import'));
  // The call's own answer, which its schema has just been checked against.
  const { encNavigationFavouriteId } = json['navigationFavourite'] as { encNavigationFavouriteId: string };
  return { query: { encNavigationFavouriteId } };
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
};
