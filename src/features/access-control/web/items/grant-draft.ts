import { roleKeys, type RoleKey } from '#kernel/contract/permissions.ts';
import { roleIds, roleOf } from '#features/rights/contract/role-ids.ts';
import type { ItemGrant, ItemLevel, ItemPermissions, ItemPerson } from '../../contract/entities-item.ts';

export interface ChosenPerson extends ItemPerson {
  level: ItemLevel;
}

/** Who is to see an item, while one chooses. */
export interface GrantDraft {
  isRestricted: boolean;
  roles: Readonly<Partial<Record<RoleKey, ItemLevel>>>;
  people: readonly ChosenPerson[];
}

/** What is saved, as the dialog shows it. Everyone with a level is every role with that level. */
export function draftOf({ grants, people, roles: offered }: Pick<ItemPermissions, 'grants' | 'people' | 'roles'>): GrantDraft {
  const roles: Partial<Record<RoleKey, ItemLevel>> = {};
  for (const grant of grants) {
    if ('everyone' in grant) for (const role of offered) roles[role] = most(roles[role], grant.level);
    const role = 'roleId' in grant ? roleOf(grant.roleId) : undefined;
    if (role) roles[role] = most(roles[role], 'roleId' in grant ? grant.level : 'view');
  }
  const levels = new Map(grants.flatMap((grant) => ('companyUserId' in grant ? [[grant.companyUserId, grant.level]] : [])));
  const chosen = people.map((person) => ({ ...person, level: levels.get(person.companyUserId) ?? 'view' }));
  return { isRestricted: grants.length > 0, roles, people: chosen };
}

/** The draft as it is sent; nothing while everyone may see the item. */
export function grantsOf({ isRestricted, roles, people }: GrantDraft): ItemGrant[] {
  if (!isRestricted) return [];
  const ofRoles = roleKeys.flatMap((role) => (roles[role] ? [{ roleId: roleIds[role], level: roles[role] }] : []));
  return [...ofRoles, ...people.map(({ companyUserId, level }) => ({ companyUserId, level }))];
}

/** What one begins with when one restricts: one's own role and System Admins, so that nobody shuts themselves out. */
export function firstRoles(own: RoleKey | null): GrantDraft['roles'] {
  return { systemadmin: 'full', ...(own ? { [own]: 'full' } : {}) };
}

function most(a: ItemLevel | undefined, b: ItemLevel): ItemLevel {
  return a === 'full' || b === 'full' ? 'full' : 'view';
}
