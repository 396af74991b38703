import type { CallContext } from '#kernel/server/call-context.ts';
import type { PersonField, PersonFields } from '../contract/entities.ts';
import { refusedFields } from '../contract/refused-fields.ts';
import { announceChanges } from './change-hooks.ts';
import { changedFields, changeOf } from './change-of.ts';
import { findPerson, type ViewedRecord } from './find-person.ts';
import { withFields, type StoredPersonRecord, type PersonRecord } from './person-record.ts';
import { fieldsEditable, viewerOf } from './policy.ts';
import { refuseTakenEmail } from './refuse-taken-email.ts';
import { historyDay } from './rules/history-day.ts';
import { changeRecords, readRecords } from './save-people.ts';
import { readNewestHistoryDay } from './store-people.ts';
import { lastDayErrors, type Dated } from './last-days.ts';

type ChangeCall = CallContext<'people.EmailAlreadyExists'>;

interface AgreedDay {
  /** From which day the changes were agreed on; from today when absent. */
  agreedFrom?: string | undefined;
}

/** From which day the history of a locked person says that the changes hold (people.37). */
async function dayInHistory(
  { company, today, agreedFrom }: Pick<ChangeCall, 'company' | 'today'> & AgreedDay,
  id: string,
): Promise<string> {
  return agreedFrom === undefined ? today : historyDay({ agreed: agreedFrom, newest: await readNewestHistoryDay(company, id), today });
}

/** A person in whom the caller may change these fields, locked. */
export async function openToEdit(
  { company, actor: { member }, services, fail }: Pick<ChangeCall, 'company' | 'actor' | 'services' | 'fail'>,
  id: string,
  fields: PersonFields,
): Promise<ViewedRecord> {
  const viewer = viewerOf(member);
  const seen = (await findPerson({ company, secrets: services.secrets }, viewer, id, { lock: true })) ?? fail('common.NotFound');
  const { person, visibility } = seen;
  if (visibility === 'none' || (member.state === 'pending' && visibility !== 'own')) fail('common.Forbidden');
  const editable = fieldsEditable(viewer, visibility, person);
  const forbidden = givenFields(fields).filter((name) => !editable.has(name));
  if (forbidden.length > 0) fail('common.Forbidden', 403, { details: { fields: forbidden } });
  return seen;
}

/** Saves, logs and announces what was changed of a locked person. The line of managers is judged before. */
export async function savePerson(call: ChangeCall & AgreedDay, person: StoredPersonRecord, after: StoredPersonRecord): Promise<void> {
  const { company, actor, services, now, today, fail, audit } = call;
  const by = actor.member.companyUserId;
  const validFrom = await dayInHistory(call, person.id);
  const context = { company, secrets: services.secrets, now, today, validFrom, by };
  await refuseTakenEmail(fail, () => changeRecords(context, [{ before: person, after }]));
  audit(changeOf(person, after));
  await announceChanges({ company, services, by, now, today }, [{ before: person, after }]);
}

/** Refuses what is wrong in the changed fields. */
export function requireFields(
  { services, today, fail }: Pick<CallContext, 'services' | 'today' | 'fail'>,
  person: StoredPersonRecord,
  after: StoredPersonRecord,
): void {
  const fieldErrors = refusedFields(fieldsToCheck(person, after), { today, allowSynthetic: !services.config.production });
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
}

/** Refuses a later last day that other features say cannot be. */
export async function requireLastDay(
  { company, services, fail }: Pick<CallContext, 'company' | 'services' | 'fail'>,
  before: Dated,
  after: Dated,
): Promise<void> {
  const fieldErrors = [...(await lastDayErrors({ company, services }, [{ before, after }])).values()];
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
}

/** Changes the given fields of a person for a feature that knows them; the manager is not among them. */
export async function updatePerson(
  call: ChangeCall & AgreedDay,
  id: string,
  fields: Omit<PersonFields, 'reportingToCompanyUserId'>,
): Promise<void> {
  const { person } = await openToEdit(call, id, fields);
  const after = withFields(person, fields);
  requireFields(call, person, after);
  if (changedFields(person, after).length > 0) await savePerson(call, person, after);
}

/** What a change has replaced in a person, and which change of the person it was. */
export interface Replaced {
  former: Partial<PersonRecord>;
  version: number;
}

/** Changes a person in the name of somebody whose call has ended, in work that they have started and were judged for. `version`: as it was when they chose. */
export async function updatePersonBy(
  call: Pick<ChangeCall, 'company' | 'services' | 'now' | 'today' | 'fail' | 'audit'> & AgreedDay & { by: string | null },
  { id, version }: { id: string; version: number },
  fields: Omit<PersonFields, 'reportingToCompanyUserId'>,
): Promise<Replaced> {
  const { company, services, now, today, fail, audit, by } = call;
  const [person] = await readRecords({ company, secrets: services.secrets }, [id], { lock: true });
  if (!person) return fail('common.NotFound');
  // A deactivated profile is locked, also for whoever may edit everybody.
  if (person.state === 'inactive') fail('common.Forbidden');
  if (person.version !== version) fail('common.Conflict');
  const after = withFields(person, fields);
  requireFields(call, person, after);
  const changed = changedFields(person, after);
  if (changed.length === 0) return { former: {}, version };
  const context = { company, secrets: services.secrets, now, today, validFrom: await dayInHistory(call, id), by };
  await refuseTakenEmail(fail, () => changeRecords(context, [{ before: person, after }]));
  audit(changeOf(person, after));
  await announceChanges({ company, services, by, now, today }, [{ before: person, after }]);
  return { former: Object.fromEntries(changed.map((name) => [name, person[name]])), version: version + 1 };
}

/** Takes details that somebody typed themselves, without being signed in: who may do that is judged before. */
export async function takeOwnDetails(
  call: Pick<CallContext, 'company' | 'services' | 'now' | 'today' | 'fail' | 'audit'>,
  id: string,
  fields: Omit<PersonFields, 'emailAddress' | 'secondaryEmail' | 'reportingToCompanyUserId'>,
): Promise<void> {
  const { company, services, now, today, fail, audit } = call;
  const [person] = await readRecords({ company, secrets: services.secrets }, [id], { lock: true });
  if (!person) return fail('common.NotFound');
  const after = withFields(person, fields);
  requireFields(call, person, after);
  if (changedFields(person, after).length === 0) return;
  await changeRecords({ company, secrets: services.secrets, now, today, by: id }, [{ before: person, after }]);
  audit(changeOf(person, after));
  await announceChanges({ company, services, by: id, now, today }, [{ before: person, after }]);
}

function givenFields(fields: PersonFields): PersonField[] {
  // The keys of the parsed body are those of its schema.
  return (Object.keys(fields) as PersonField[]).filter((name) => fields[name] !== undefined);
}

/** Validates only the changed fields: an invalid value from another source does not block other changes. */
function fieldsToCheck(before: PersonRecord, after: PersonRecord): Parameters<typeof refusedFields>[0] {
  const changed = new Set(changedFields(before, after));
  const dates = changed.has('startDate') || changed.has('endDate') ? { startDate: after.startDate, endDate: after.endDate } : {};
  return {
    ...dates,
    ...((changed.has('mobilePhoneNumber') || changed.has('phoneCountryCode')) && {
      phoneCountryCode: after.phoneCountryCode,
      mobilePhoneNumber: after.mobilePhoneNumber,
    }),
    ...(changed.has('birthday') && { birthday: after.birthday }),
    ...(changed.has('socialSecurityNumber') && { socialSecurityNumber: after.socialSecurityNumber, country: after.country }),
    ...(changed.has('salaryAccountNumber') && { salaryAccountNumber: after.salaryAccountNumber }),
  };
}
