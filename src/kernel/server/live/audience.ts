import type { Permission, RoleKey } from '#kernel/contract/permissions.ts';
import { loggedKinds, logReading } from '../logged-kinds.ts';
import type { Services } from '../services.ts';

/** The kind under which a change is told to a role; undefined when the role is not told of it (wire.30). */
export type KindFor = (role: RoleKey, entity: string) => string | undefined;

/** Who is told of which kinds: readers of the log of all, the others of kinds that their permissions cover. */
export function audienceOf({ registers, roleTable }: Pick<Services, 'registers' | 'roleTable'>): KindFor {
  const kinds = registers.of(loggedKinds);
  return (role, entity) => {
    const { tells, toldAs = entity } = kinds.get(entity) ?? {};
    const held: ReadonlySet<Permission> = roleTable.permissionsOf(role);
    const isTold = tells === 'everybody' || held.has(logReading) || tells?.some((permission) => held.has(permission));
    return isTold ? toldAs : undefined;
  };
}
