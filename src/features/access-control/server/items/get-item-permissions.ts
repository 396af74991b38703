import type { Handler } from '#kernel/server/serve.ts';
import type { getItemPermissions as contract } from '../../contract/endpoints-item.ts';
import { openItem } from './open-item.ts';
import { showItem } from './show-item.ts';
import { readItemVersion } from './store-item.ts';

/** The restriction of an item, for users who may change it. */
export const getItemPermissions: Handler<typeof contract> = async ({ company, actor, services, fail }, { query }) => {
  const opened = (await openItem({ company, services }, actor.member, query)) ?? fail('common.NotFound');
  if (!opened.mayChange) fail('common.Forbidden');
  const version = await readItemVersion(company, query.itemType, query.itemId);
  return { itemPermissions: await showItem(company, { itemType: query.itemType, version }, opened) };
};
