import { roleKeys } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ItemPermissions, ItemPerson } from '../../contract/entities-item.ts';
import type { OpenedItem } from './open-item.ts';
import { countSeeing, readItemPeople } from './store-item.ts';
import type { ItemPersonRow } from './store-item.ts';
import { sentGrants } from './stored-grants.ts';

/** An opened item in the form of the dialog. */
export async function showItem(
  company: Company,
  { itemType, version }: { itemType: string; version: number },
  { item, own, above, mayChange }: OpenedItem,
): Promise<ItemPermissions> {
  const restrictions = [...(own ? [own] : []), ...above.map(({ grants }) => grants)];
  const people = await readItemPeople(
    company,
    (own ?? []).flatMap(({ companyUserId }) => companyUserId ?? []),
  );
  const known = new Set(people.map(({ companyUserId }) => companyUserId));
  return {
    itemType,
    itemId: item.id,
    name: item.name,
    version,
    isRestricted: own !== undefined,
    grants: sentGrants((own ?? []).filter(({ companyUserId }) => companyUserId === null || known.has(companyUserId))),
    people: people.map(shownPerson),
    roles: roleKeys.filter((role) => item.audience.roles.includes(role)),
    restrictedAbove: above.map(({ id, name }) => ({ itemId: id, name })),
    seen: await countSeeing(company, item, restrictions),
    mayChange,
  };
}

/** A person in the form of the picker. */
export function shownPerson({ profileImageAt, ...person }: ItemPersonRow): ItemPerson {
  return { ...person, profileImageTimestamp: profileImageAt?.toISOString() ?? null };
}
