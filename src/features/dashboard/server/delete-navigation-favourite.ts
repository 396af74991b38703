import type { Handler } from '#kernel/server/serve.ts';
import type { deleteNavigationFavourite as contract } from '../contract/endpoints.ts';
import { deleteFavourite } from './store.ts';

/** Removes a page from the caller's favourites. */
export const deleteNavigationFavourite: Handler<typeof contract> = async ({ company, actor, fail, audit }, { query }) => {
  const { companyUserId } = actor.member;
  const id = query.encNavigationFavouriteId;
  const url = (await deleteFavourite(company, companyUserId, id)) ?? fail('common.NotFound');
  audit({ entity: 'navigationFavourite', entityId: id, companyUserId, before: { url } });
  return {};
};
