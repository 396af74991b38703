import type { Permission } from '#kernel/contract/permissions.ts';

/** Whether one may ask why somebody else sees a thing: whoever keeps all people. */
export function mayExplain(permissions: Partial<Record<Permission, boolean>>): boolean {
  return permissions.AccessControl === true && permissions.EmployeesEdit === true;
}
