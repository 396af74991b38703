import { roleKeys } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { readPeopleOfRoles } from '../store-protocol.ts';

interface Call {
  company: Company;
  services: Pick<Services, 'roleTable'>;
}

/** Who may release takeouts to people: those with full access to people who can sign in (gdpr.101). */
export async function releasersOf({ company, services: { roleTable } }: Call): Promise<string[]> {
  const roles = roleKeys.filter((role) => roleTable.permissionsOf(role).has('EmployeesEdit'));
  return (await readPeopleOfRoles(company, roles)).filter(({ canSignIn }) => canSignIn).map(({ companyUserId }) => companyUserId);
}

/** Whether anybody but this person may. */
export async function otherReleasers(call: Call, companyUserId: string): Promise<boolean> {
  return (await releasersOf(call)).some((id) => id !== companyUserId);
}
