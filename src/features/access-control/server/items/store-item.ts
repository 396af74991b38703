import { sql } from 'kysely';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { StoredGrant } from '../rules/item-level.ts';
import type { FoundItem, ItemAudience } from './item-types.ts';

/** The grants of the restricted ones among many items, in one statement. */
export async function readRestrictions(
  company: Company,
  itemType: string,
  itemIds: readonly string[],
): Promise<Map<string, StoredGrant[]>> {
  const { rows } = await sql<{ itemId: string } & (StoredGrant | { level: null })>`
    select item.item_id as "itemId", item_grant.role, item_grant.company_user_id as "companyUserId", item_grant.level
    from item_restriction item
    left join item_permission item_grant
      on item_grant.company_id = item.company_id and item_grant.item_type = item.item_type and item_grant.item_id = item.item_id
    where item.company_id = ${company.id} and item.item_type = ${itemType} and item.item_id = any(${[...itemIds]}::uuid[]) and item.restricted
    order by item.item_id, item_grant.id
  `.execute(company.tx);
  const restrictions = new Map<string, StoredGrant[]>();
  for (const { itemId, ...grant } of rows) {
    const grants = restrictions.get(itemId) ?? [];
    if (grant.level) grants.push(grant);
    restrictions.set(itemId, grants);
  }
  return restrictions;
}

/** The grants of all restricted items of a kind; of deleted ones too where their feature keeps them, so that the log stays closed. */
export async function readAllRestrictions(company: Company, itemType: string): Promise<Map<string, StoredGrant[]>> {
  const { rows } = await sql<{ itemId: string }>`
    select item_id as "itemId" from item_restriction where company_id = ${company.id} and item_type = ${itemType} and restricted
  `.execute(company.tx);
  return rows.length === 0
    ? new Map()
    : readRestrictions(
        company,
        itemType,
        rows.map(({ itemId }) => itemId),
      );
}

/** When each restricted item of a kind was last restricted. */
export async function readRestrictedSince(company: Company, itemType: string): Promise<Map<string, Date>> {
  const { rows } = await sql<{ itemId: string; since: Date }>`
    select item_id as "itemId", updated_at as since from item_restriction
    where company_id = ${company.id} and item_type = ${itemType} and restricted
  `.execute(company.tx);
  return new Map(rows.map(({ itemId, since }) => [itemId, since]));
}

/** The version of an item's restriction, locked until the commit. 0 when it was never restricted. */
export async function lockItem(company: Company, itemType: string, itemId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into item_restriction (company_id, item_type, item_id, version, updated_at)
    values (${company.id}, ${itemType}, ${itemId}::uuid, 0, ${now})
    on conflict (company_id, item_type, item_id) do update set version = item_restriction.version
    returning version
  `.execute(company.tx);
  return rows[0]?.version ?? 0;
}

export async function readItemVersion(company: Company, itemType: string, itemId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from item_restriction
    where company_id = ${company.id} and item_type = ${itemType} and item_id = ${itemId}::uuid
  `.execute(company.tx);
  return rows[0]?.version ?? 0;
}

/** Replaces the grants of a locked item. */
export async function writeGrants(
  company: Company,
  { itemType, itemId, grants, now }: { itemType: string; itemId: string; grants: readonly StoredGrant[]; now: Date },
): Promise<void> {
  await sql`
    delete from item_permission where company_id = ${company.id} and item_type = ${itemType} and item_id = ${itemId}::uuid
  `.execute(company.tx);
  const rows = grants.map((grant) => ({ id: newId(), ...grant }));
  await sql`
    insert into item_permission (company_id, item_type, item_id, id, role, company_user_id, level)
    select ${company.id}, ${itemType}, ${itemId}::uuid, id, role, "companyUserId", level
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(id uuid, role text, "companyUserId" uuid, level text)
  `.execute(company.tx);
  await sql`
    update item_restriction set version = version + 1, restricted = ${grants.length > 0}, updated_at = ${now}
    where company_id = ${company.id} and item_type = ${itemType} and item_id = ${itemId}::uuid
  `.execute(company.tx);
}

/** Deletes the restrictions of deleted items. */
export async function deleteItems(company: Company, itemType: string, itemIds: readonly string[]): Promise<void> {
  await sql`
    delete from item_restriction
    where company_id = ${company.id} and item_type = ${itemType} and item_id = any(${[...itemIds]}::uuid[])
  `.execute(company.tx);
}

export interface ItemPersonRow {
  companyUserId: string;
  fullName: string;
  role: RoleKey;
  profileImageAt: Date | null;
}

/** People with these ids by name, in any state except erased. */
export async function readItemPeople(company: Company, ids: readonly string[]): Promise<ItemPersonRow[]> {
  const { rows } = await sql<ItemPersonRow>`
    select id as "companyUserId", first_name || ' ' || last_name as "fullName", role, profile_image_at as "profileImageAt"
    from company_user
    where company_id = ${company.id} and id = any(${[...ids]}::uuid[]) and state <> 'deleted'
    order by last_name, first_name, id
  `.execute(company.tx);
  return rows;
}

/** The first twenty people of an audience whose name contains the words. */
export async function searchItemPeople(company: Company, audience: ItemAudience, words: readonly string[]): Promise<ItemPersonRow[]> {
  const named = words.map((word) => sql`and (first_name || ' ' || last_name) ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`);
  const { rows } = await sql<ItemPersonRow>`
    select id as "companyUserId", first_name || ' ' || last_name as "fullName", role, profile_image_at as "profileImageAt"
    from company_user
    where company_id = ${company.id} and state in ('active', 'pending') and ${isAmong(audience)} ${sql.join(named, sql` `)}
    order by last_name, first_name, id
    limit 20
  `.execute(company.tx);
  return rows;
}

/** How many people of an item's audience pass all of these restrictions. */
export async function countSeeing(
  company: Company,
  { audience, ownerCompanyUserId }: Pick<FoundItem, 'audience' | 'ownerCompanyUserId'>,
  restrictions: readonly (readonly StoredGrant[])[],
): Promise<{ withAccess: number; withoutAccess: number }> {
  const passing = restrictions
    .filter((grants) => !grants.some(({ role, companyUserId }) => role === null && companyUserId === null))
    .map((grants) => {
      const roles = grants.flatMap(({ role }) => role ?? []);
      const people = grants.flatMap(({ companyUserId }) => companyUserId ?? []);
      return sql`and (role = 'systemadmin' or id = ${ownerCompanyUserId}::uuid or ${isAmong({ roles, companyUserIds: people })})`;
    });
  const { rows } = await sql<{ withAccess: number; withoutAccess: number }>`
    select count(*) filter (where has_access)::integer as "withAccess", count(*) filter (where not has_access)::integer as "withoutAccess"
    from company_user
    where company_id = ${company.id} and state in ('active', 'pending') and ${isAmong(audience)} ${sql.join(passing, sql` `)}
  `.execute(company.tx);
  return rows[0] ?? { withAccess: 0, withoutAccess: 0 };
}

function isAmong({ roles, companyUserIds }: ItemAudience) {
  return sql`(role = any(${[...roles]}::text[]) or id = any(${[...companyUserIds]}::uuid[]))`;
}
