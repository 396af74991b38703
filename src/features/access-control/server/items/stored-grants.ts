import { roleIds, roleOf } from '#features/rights/contract/role-ids.ts';
import type { ItemGrant } from '../../contract/entities-item.ts';
import type { StoredGrant } from '../rules/item-level.ts';

/** Grants in stored form, the last one of each grantee; undefined when one names an unknown role. */
export function storedGrants(grants: readonly ItemGrant[]): StoredGrant[] | undefined {
  const byGrantee = new Map<string, StoredGrant>();
  for (const grant of grants) {
    const role = 'roleId' in grant ? roleOf(grant.roleId) : null;
    if (role === undefined) return undefined;
    const companyUserId = 'companyUserId' in grant ? grant.companyUserId : null;
    byGrantee.set(companyUserId ?? role ?? 'everyone', { role, companyUserId, level: grant.level });
  }
  return [...byGrantee.values()];
}

/** Grants in the form of the answer. */
export function sentGrants(grants: readonly StoredGrant[]): ItemGrant[] {
  return grants.map(({ role, companyUserId, level }) => {
    if (companyUserId !== null) return { companyUserId, level };
    return role === null ? { everyone: true, level } : { roleId: roleIds[role], level };
  });
}
