import { externalRoles } from '#kernel/contract/permissions.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { NewCompanyUser } from '../contract/entities.ts';
import { refusedFields } from '../contract/refused-fields.ts';
import { announce, peopleAdded } from './change-hooks.ts';
import { changeOf } from './change-of.ts';
import { newRecord } from './person-record.ts';
import { refusedRoom } from './room.ts';
import { refuseTakenEmail } from './refuse-taken-email.ts';
import { addRecords } from './save-people.ts';

type AddCode = 'people.EmailAlreadyExists' | 'people.UserLimitReached' | 'accesscontrol.MultipleAdminsRequireSubscription';

type AddCall = Pick<CallContext<AddCode>, 'company' | 'services' | 'now' | 'today' | 'fail' | 'audit'> & { by: string | null };

/** Adds a person whose role and manager were judged: active, and without access until they are invited (people.11). Answers the id. */
export async function addPerson(call: CallContext<AddCode>, person: Omit<NewCompanyUser, 'companyId'>): Promise<string> {
  return addPersonBy({ ...call, by: call.actor.member.companyUserId }, person);
}

/** The same in the name of somebody whose call has ended, in work that they have started. */
export async function addPersonBy(
  { company, services, now, today, fail, audit, by }: AddCall,
  { role, ...fields }: Omit<NewCompanyUser, 'companyId'>,
): Promise<string> {
  const fieldErrors = refusedFields(
    { ...fields, country: fields.address?.country },
    { today, allowSynthetic: !services.config.production },
  );
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
  const noRoom = await refusedRoom(company, {
    users: externalRoles.includes(role) ? 0 : 1,
    administrators: role === 'systemadmin' ? 1 : 0,
  });
  if (noRoom) refuse(fail, noRoom);

  const record = newRecord(newId(), role, fields, fields);
  await refuseTakenEmail(fail, () => addRecords({ company, secrets: services.secrets, now, today, by }, [record]));
  audit(changeOf(undefined, record));
  await announce(peopleAdded, { company, services, companyUserIds: [record.id], by, now, today });
  return record.id;
}
