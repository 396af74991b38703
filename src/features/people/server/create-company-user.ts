import { mayGrant } from '#features/rights/contract/roles.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { createCompanyUser as contract } from '../contract/endpoints.ts';
import { addPerson } from './add-person.ts';
import { checkManager } from './check-reporting.ts';
import { findPerson, showPerson } from './find-person.ts';
import { viewerOf } from './policy.ts';

/** Adds a person (people.11). */
export const createCompanyUser: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, services, now, today, fail } = context;
  const { companyId, ...person } = body;
  const viewer = viewerOf(actor.member);
  if (companyId !== company.id) fail('common.NotFound');
  if (!mayGrant(viewer.role, person.role)) fail('accesscontrol.NotAllowedToUpdateRole', 403);
  const managerId = person.reportingToCompanyUserId;
  // An external person reports to nobody (access-control.7).
  if (managerId && externalRoles.includes(person.role)) fail('accesscontrol.InvalidReportingManager');
  const refusal = managerId && (await checkManager(company, undefined, managerId));
  if (refusal) fail(refusal);
  const id = await addPerson(context, person);
  const writeContext = { company, secrets: services.secrets, now, today, by: viewer.companyUserId };
  const seen = (await findPerson(writeContext, viewer, id)) ?? fail('common.NotFound');
  return { companyUser: await showPerson(writeContext, viewer, seen) };
};
