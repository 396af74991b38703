import type { Language } from '#kernel/contract/locale.ts';
import { externalRoles, roleKeys } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { RoleTable } from '#kernel/contract/rights.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { mayGrant } from '#features/rights/contract/roles.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';

/** The icon of each role, by its Tabler name. */
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

export interface RoleWords {
  name: string;
  description: string;
}
type WordsByLanguage = Readonly<Record<Language, ReadonlyMap<RoleKey, RoleWords>>>;

/** Every role in order, for a viewer's role; texts missing in the content service come from our own texts. */
export function availableRoles({ features, levelsOf }: Pick<RoleTable, 'features' | 'levelsOf'>, viewer: RoleKey, texts: WordsByLanguage) {
  const words = (key: RoleKey, what: keyof RoleWords) => ({
    no: texts.no.get(key)?.[what] ?? no.roles[key][what],
    en: texts.en.get(key)?.[what] ?? en.roles[key][what],
  });
  return roleKeys.map((key, place) => ({
    roleId: roleIds[key],
    key,
    icon: icons[key],
    sortOrder: place + 1,
    isExternal: externalRoles.includes(key),
    name: words(key, 'name'),
    description: words(key, 'description'),
    permissions: features.map((feature) => ({ feature, accessLevel: levelsOf(key)[feature] })),
    isGrantable: mayGrant(viewer, key),
  }));
}
