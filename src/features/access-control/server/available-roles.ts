import { externalRoles, roleFeatures, roleKeys } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { roleIds } from '../contract/role-ids.ts';
import { levelsOf, mayGrant } from '../contract/roles.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';

/** The sign of each role, by the name of a Tabler icon. */
const icons: Record<RoleKey, string> = {
  systemadmin: 'shield-star',
  hradmin: 'users-group',
  officeadmin: 'building',
  manager: 'sitemap',
  employee: 'user',
  accountant: 'calculator',
  boardmember: 'gavel',
  gdpr: 'lock',
};

/** Every role in its order, as somebody of a role is told of it. */
export function availableRoles(viewer: RoleKey) {
  return roleKeys.map((key, place) => ({
    roleId: roleIds[key],
    key,
    icon: icons[key],
    sortOrder: place + 1,
    isExternal: externalRoles.includes(key),
    name: { no: no.roles[key].name, en: en.roles[key].name },
    description: { no: no.roles[key].description, en: en.roles[key].description },
    permissions: roleFeatures.map((feature) => ({ feature, accessLevel: levelsOf(key)[feature] })),
    isGrantable: mayGrant(viewer, key),
  }));
}
