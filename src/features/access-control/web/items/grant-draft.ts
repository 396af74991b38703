import { roleKeys, type RoleKey } from '#kernel/contract/permissions.ts';
import { roleIds, roleOf } from '#features/rights/contract/role-ids.ts';
import type { ItemGrant, ItemLevel, ItemPermissions, ItemPerson } from '../../contract/entities-item.ts';

export interface ChosenPerson extends ItemPerson {
  level: ItemLevel;
}

/** The unsaved choice of who can see an item. */
export interface GrantDraft extends Record<string, unknown> {
  isRestricted: boolean;
  roles: Readonly<Partial<Record<RoleKey, ItemLevel>>>;
  people: readonly ChosenPerson[];
}

/** The saved grants in the form of the dialog. A grant to everyone becomes a grant to each role with that level. */
export function draftOf({
  isRestricted,
  grants,
  people,
  roles: offered,
}: Pick<ItemPermissions, 'isRestricted' | 'grants' | 'people' | 'roles'>): GrantDraft {
  const roles: Partial<Record<RoleKey, ItemLevel>> = {};
  for (const grant of grants) {
    if ('everyone' in grant) for (const role of offered) roles[role] = most(roles[role], grant.level);
    const role = 'roleId' in grant ? roleOf(grant.roleId) : undefined;
    if (role) roles[role] = most(roles[role], 'roleId' in grant ? grant.level : 'view');
  }
  const levels = new Map(grants.flatMap((grant) => ('companyUserId' in grant ? [[grant.companyUserId, grant.level]] : [])));
  const chosen = people.map((person) => ({ ...person, level: levels.get(person.companyUserId) ?? 'view' }));
  return { isRestricted, roles, people: chosen };
}

/** The grants to send; none while the item is unrestricted. */
export function grantsOf({ isRestricted, roles, people }: GrantDraft): ItemGrant[] {
  if (!isRestricted) return [];
  const ofRoles = roleKeys.flatMap((role) => (roles[role] ? [{ roleId: roleIds[role], level: roles[role] }] : []));
  return [...ofRoles, ...people.map(({ companyUserId, level }) => ({ companyUserId, level }))];
}

/** The initial roles of a new restriction: the user's own role and System Admins, so that users do not lock themselves out. */
export function firstRoles(own: RoleKey | null): GrantDraft['roles'] {
  return { systemadmin: 'full', ...(own ? { [own]: 'full' } : {}) };
}

function most(a: ItemLevel | undefined, b: ItemLevel): ItemLevel {
  return a === 'full' || b === 'full' ? 'full' : 'view';
}
