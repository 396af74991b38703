import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '../contract/entities.ts';

/** What a member may do with the company: changing settings includes neither the guarded ones (company.14) nor support access (support.1). */
export function companyPermissions({ permissions, levels, role }: Membership): Company['permissions'] {
  const edit = permissions.has('OrganisationSettings');
  return { edit, guard: edit && levels.accessControl === 'full', support: edit && role === 'systemadmin' };
}
