import type { Permission } from '#kernel/contract/permissions.ts';

/** Whether a user may ask why another user sees an item: requires managing all people. */
export function mayExplain(permissions: Partial<Record<Permission, boolean>>): boolean {
  return permissions.AccessControl === true && permissions.EmployeesEdit === true;
}
