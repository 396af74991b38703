import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { addNavigationFavourite as contract } from '../contract/endpoints.ts';
import { ownPage } from '../contract/rules/own-page.ts';
import { refusedFavourite } from './rules/refused-favourite.ts';
import { insertFavourite, readFavourites } from './store.ts';

/** Adds a page of this installation to the caller's favourites. */
export const addNavigationFavourite: Handler<typeof contract> = async (context, { query }) => {
  const { company, actor, services, now, fail, audit } = context;
  const { companyUserId } = actor.member;
  const environmentUrl = new URL(services.config.publicUrl).origin;
  const url = ownPage(query.url) ?? fail('navigation.InvalidUrl');
  if (!URL.canParse(query.environmentUrl) || new URL(query.environmentUrl).origin !== environmentUrl) fail('navigation.InvalidUrl');
  const favourites = await readFavourites(company, companyUserId);
  const refusal = refusedFavourite(
    url,
    favourites.map((favourite) => favourite.url),
  );
  if (refusal) fail(refusal);
  const id = newId();
  if (!(await insertFavourite(company, companyUserId, { id, url, now }))) fail('navigation.DuplicateFavourite');
  audit({ entity: 'navigationFavourite', entityId: id, companyUserId, after: { url } });
  return { navigationFavourite: { encNavigationFavouriteId: id, url, environmentUrl } };
};
