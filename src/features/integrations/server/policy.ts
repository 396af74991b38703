import type { Membership } from '#kernel/server/actor.ts';

/** Full connects, compares, syncs and makes messages; others look (integrations.1). */
export function mayIntegrate({ levels }: Pick<Membership, 'levels'>): boolean {
  return levels.integrations === 'full';
}

/** Who adds and changes people here by a sync, and takes that back, may edit people as well: by the same permission as an import (integrations.56). */
export function maySyncHere({ levels, permissions }: Pick<Membership, 'levels' | 'permissions'>): boolean {
  return mayIntegrate({ levels }) && permissions.has('EmployeesEdit');
}
