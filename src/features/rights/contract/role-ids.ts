import { roleKeys } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';

/** The id of each role: the same in every company and installation, because content and integrations store it. */
export const roleIds: Readonly<Record<RoleKey, string>> = {
  systemadmin: '01930c3e-0000-7000-8000-000000000001',
  hradmin: '01930c3e-0000-7000-8000-000000000002',
  officeadmin: '01930c3e-0000-7000-8000-000000000003',
  manager: '01930c3e-0000-7000-8000-000000000004',
  employee: '01930c3e-0000-7000-8000-000000000005',
  accountant: '01930c3e-0000-7000-8000-000000000006',
  boardmember: '01930c3e-0000-7000-8000-000000000007',
  gdpr: '01930c3e-0000-7000-8000-000000000008',
};

/** The role of an id or key; undefined when there is none. */
export function roleOf(id: string): RoleKey | undefined {
  return roleKeys.find((key) => roleIds[key] === id || key === id);
}
