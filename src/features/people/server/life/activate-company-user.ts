import { mayGrant } from '#features/access-control/contract/roles.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { activateCompanyUser as contract } from '../../contract/endpoints-life.ts';
import { refusedManager } from '../check-reporting.ts';
import { showPerson } from '../find-person.ts';
import { mayGovern } from '../policy.ts';
import { personActivated, refusedRoom } from '../public.ts';
import { hasReports } from '../store-people.ts';
import { openPerson } from './open-person.ts';
import { saveOpened } from './save-opened.ts';

/** Inactive → active, with a role and manager to have. A manager who has left meanwhile is left out, and so is an end date that has passed. */
export const activateCompanyUser: Handler<typeof contract> = async (context, { body }) => {
  const { company, today, fail } = context;
  const opened = await openPerson(context, body);
  const { person, viewer, saving, event } = opened;
  if (!mayGovern(viewer, person) || person.state === 'pending') fail('common.Forbidden');
  if (person.state === 'active') return { companyUser: await showPerson(saving, viewer, opened) };

  const role = body.role ?? person.role;
  const isExternal = externalRoles.includes(role);
  if (!mayGrant(viewer.role, role)) fail('accesscontrol.NotAllowedToUpdateRole', 403);
  if (isExternal && (await hasReports(company, person.id))) fail('accesscontrol.ExternalCannotHaveSubordinates');
  const wanted = body.reportingToCompanyUserId;
  const managerId = wanted === undefined ? person.reportingToCompanyUserId : wanted;
  const refusal = managerId ? await refusedManager(company, person.id, managerId) : undefined;
  if (wanted && isExternal) fail('accesscontrol.InvalidReportingManager');
  if (wanted && refusal) fail(refusal);
  const noRoom = await refusedRoom(company, { users: isExternal ? 0 : 1, administrators: role === 'systemadmin' ? 1 : 0 });
  if (noRoom) fail(noRoom.code, 400, { details: noRoom.details });

  await personActivated.tell(event);
  const hasEnded = person.endDate !== null && person.endDate < today;
  const companyUser = await saveOpened(opened, {
    ...person,
    state: 'active',
    role,
    hasAccess: person.accountId !== null,
    inactivationDate: null,
    endDate: hasEnded ? null : person.endDate,
    reportingToCompanyUserId: refusal || isExternal ? null : managerId,
  });
  return { companyUser };
};
