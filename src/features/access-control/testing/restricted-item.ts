import { sql } from 'kysely';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add } from '#kernel/server/registers.ts';
import { itemTypes } from '../server/public.ts';

/** A kind of item for tests: each person of a company is an item inside their manager's item. */
export const restrictedItem = 'testItem';

/** The roles that can see unrestricted items of the kind. */
export const itemRoles: RoleKey[] = roleKeys.filter((role) => role !== 'gdpr');

const itemType = add(itemTypes, {
  name: restrictedItem,
  find: async (company, viewer, itemId) => {
    if (!itemRoles.includes(viewer.role)) return undefined;
    const { rows } = await sql<{ id: string; name: string; above: { id: string; name: string } | null }>`
      select item.id, item.first_name as name,
        case when above.id is not null then jsonb_build_object('id', above.id, 'name', above.first_name) end as above
      from company_user item
      left join company_user above on above.company_id = item.company_id and above.id = item.reporting_to
      where item.company_id = ${company.id} and item.id = ${itemId}::uuid
    `.execute(company.tx);
    const [row] = rows;
    if (!row) return undefined;
    const audience = { roles: itemRoles, companyUserIds: [] };
    return { id: row.id, name: row.name, ownerCompanyUserId: null, above: row.above ? [row.above] : [], audience };
  },
  mayRestrict: ({ levels }) => levels.sharedDocuments === 'full',
});

/** For test servers that restrict such items. */
export const restrictedItems = [itemType, add(loggedKinds, { entity: restrictedItem, area: 'access' })];
