import { mayGrant } from '#features/rights/contract/roles.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import { newId } from '#kernel/server/id.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { createCompanyUser as contract } from '../contract/endpoints.ts';
import { refusedFields } from '../contract/refused-fields.ts';
import { announce, peopleAdded } from './change-hooks.ts';
import { changeOf } from './change-of.ts';
import { checkManager } from './check-reporting.ts';
import { findPerson, showPerson } from './find-person.ts';
import { newRecord } from './person-record.ts';
import { viewerOf } from './policy.ts';
import { refusedRoom } from './public.ts';
import { refuseTakenEmail } from './refuse-taken-email.ts';
import { addRecords } from './save-people.ts';

/** Adds a person: active, and without access until they are invited (people.11). */
export const createCompanyUser: Handler<typeof contract> = async ({ company, actor, services, now, today, fail, audit }, { body }) => {
  const { companyId, role, ...fields } = body;
  const viewer = viewerOf(actor.member);
  if (companyId !== company.id) fail('common.NotFound');
  if (!mayGrant(viewer.role, role)) fail('accesscontrol.NotAllowedToUpdateRole', 403);
  const fieldErrors = refusedFields(
    { ...fields, country: fields.address?.country },
    { today, allowSynthetic: !services.config.production },
  );
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
  const managerId = fields.reportingToCompanyUserId;
  const refusal = managerId && (await checkManager(company, undefined, managerId));
  if (refusal) fail(refusal);
  const noRoom = await refusedRoom(company, {
    users: externalRoles.includes(role) ? 0 : 1,
    administrators: role === 'systemadmin' ? 1 : 0,
  });
  if (noRoom) refuse(fail, noRoom);

  const record = newRecord(newId(), role, fields, fields);
  const writeContext = { company, secrets: services.secrets, now, today, by: viewer.companyUserId };
  await refuseTakenEmail(fail, () => addRecords(writeContext, [record]));
  audit(changeOf(undefined, record));
  await announce(peopleAdded, { company, services, companyUserIds: [record.id], by: viewer.companyUserId, now, today });
  const seen = (await findPerson(writeContext, viewer, record.id)) ?? fail('common.NotFound');
  return { companyUser: await showPerson(writeContext, viewer, seen) };
};
