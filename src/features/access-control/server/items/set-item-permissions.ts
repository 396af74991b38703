import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { setItemPermissions as contract } from '../../contract/endpoints-item.ts';
import { itemPermissionsChanged } from './item-types.ts';
import { levelWith, openItem } from './open-item.ts';
import { showItem } from './show-item.ts';
import { lockItem, readItemPeople, writeGrants } from './store-item.ts';
import { sentGrants, storedGrants } from './stored-grants.ts';

/** Sets who may see an item. Callers cannot lock themselves out, because they could not undo it. */
export const setItemPermissions: Handler<typeof contract> = async ({ company, actor, services, now, today, fail, audit }, { body }) => {
  const { itemType, itemId } = body;
  // The lock comes first, so that later reads hold until the commit. A lock for a missing item is rolled back with the refusal.
  const version = await lockItem(company, itemType, itemId, now);
  const opened = (await openItem({ company, services }, actor.member, body)) ?? fail('common.NotFound');
  if (!opened.mayChange) fail('common.Forbidden');
  const shown = async () => ({ itemPermissions: await showItem(company, { itemType, version }, opened) });
  await refuseStale(fail, { read: body.version, stored: version }, shown);
  const grants = storedGrants(body.grants) ?? fail('accesscontrol.RoleDoesNotExist');
  const people = new Set(grants.flatMap(({ companyUserId }) => companyUserId ?? []));
  if ((await readItemPeople(company, [...people])).length < people.size) fail('common.NotFound');
  const own = grants.length > 0 ? grants : undefined;
  if (levelWith(opened, actor.member, own) !== 'full') fail('accesscontrol.CannotShutOutSelf');

  await writeGrants(company, { itemType, itemId, grants, now });
  audit({ entity: itemType, entityId: itemId, before: { grants: sentGrants(opened.own ?? []) }, after: { grants: sentGrants(grants) } });
  await services.hooks.tell(itemPermissionsChanged, { company, services, today, audit, itemType, itemId, by: actor.member.companyUserId });
  return { itemPermissions: await showItem(company, { itemType, version: version + 1 }, { ...opened, own }) };
};
