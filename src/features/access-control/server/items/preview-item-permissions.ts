import type { Handler } from '#kernel/server/serve.ts';
import type { previewItemPermissions as contract } from '../../contract/endpoints-item.ts';
import { levelWith, openItem } from './open-item.ts';
import { countSeeing } from './store-item.ts';
import { storedGrants } from './stored-grants.ts';

/** How many people could see an item with the grants chosen so far. */
export const previewItemPermissions: Handler<typeof contract> = async ({ company, actor, services, fail }, { body }) => {
  const opened = (await openItem({ company, services }, actor.member, body)) ?? fail('common.NotFound');
  if (!opened.mayChange) fail('common.Forbidden');
  const grants = storedGrants(body.grants) ?? fail('accesscontrol.RoleDoesNotExist');
  const own = grants.length > 0 ? grants : undefined;
  const restrictions = [...(own ? [own] : []), ...opened.above.map((above) => above.grants)];
  return {
    seen: await countSeeing(company, opened.item, restrictions),
    isSelfShutOut: levelWith(opened, actor.member, own) !== 'full',
  };
};
