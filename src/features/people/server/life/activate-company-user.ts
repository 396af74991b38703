import { mayGrant } from '#features/rights/contract/roles.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { activateCompanyUser as contract } from '../../contract/endpoints-life.ts';
import { refusedFields } from '../../contract/refused-fields.ts';
import { requireLastDay } from '../change-person.ts';
import { checkManager } from '../check-reporting.ts';
import { showPerson } from '../find-person.ts';
import type { StoredPersonRecord } from '../person-record.ts';
import { mayManage } from '../policy.ts';
import { personActivated } from '../public.ts';
import { refusedRoom } from '../room.ts';
import { hasReports } from '../store-people.ts';
import { openPerson } from './open-person.ts';
import { saveOpenedPerson } from './save-opened-person.ts';

/** Inactive → active, with the given role, manager and last day. A manager who has left is dropped, and so is a former last day in the past. */
export const activateCompanyUser: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, today, fail } = context;
  const opened = await openPerson(context, body, (seen) => mayManage(seen.viewer, seen.person) && seen.person.state !== 'pending');
  const { person, viewer, writeContext, event } = opened;
  if (person.state === 'active') return { companyUser: await showPerson(writeContext, viewer, opened) };

  const role = body.role ?? person.role;
  const isExternal = externalRoles.includes(role);
  if (!mayGrant(viewer.role, role)) fail('accesscontrol.NotAllowedToUpdateRole', 403);
  if (isExternal && (await hasReports(company, person.id))) fail('accesscontrol.ExternalCannotHaveSubordinates');
  const wanted = body.reportingToCompanyUserId;
  const managerId = wanted === undefined ? person.reportingToCompanyUserId : wanted;
  const refusal = managerId ? await checkManager(company, person.id, managerId) : undefined;
  if (wanted && isExternal) fail('accesscontrol.InvalidReportingManager');
  if (wanted && refusal) fail(refusal);
  const endDate = body.endDate === undefined ? endAhead(person.endDate, today) : body.endDate;
  const dates = { startDate: person.startDate, endDate };
  const fieldErrors = body.endDate ? refusedFields(dates, { today, allowSynthetic: !services.config.production }) : [];
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
  await requireLastDay(context, person, { ...person, endDate });
  const noRoom = await refusedRoom(company, { users: isExternal ? 0 : 1, administrators: role === 'systemadmin' ? 1 : 0 });
  if (noRoom) refuse(fail, noRoom);

  await event.services.hooks.tell(personActivated, event);
  const companyUser = await saveOpenedPerson(opened, {
    ...person,
    state: 'active',
    role,
    ...accessOf(person),
    inactivationDate: null,
    endDate,
    reportingToCompanyUserId: refusal || isExternal ? null : managerId,
  });
  return { companyUser };
};

/** Access as before they left: what a plan had ended stays ended until they are invited again (people.14). */
function accessOf({ accountId, hasFormerAccount }: Pick<StoredPersonRecord, 'accountId' | 'hasFormerAccount'>) {
  return hasFormerAccount ? { accountId: null, hasAccess: false } : { accountId, hasAccess: accountId !== null };
}

function endAhead(endDate: string | null, today: string): string | null {
  return endDate !== null && endDate < today ? null : endDate;
}
