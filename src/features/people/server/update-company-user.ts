import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanyUser as contract } from '../contract/endpoints.ts';
import type { PersonField, PersonFields } from '../contract/entities.ts';
import { refusedFields } from '../contract/refused-fields.ts';
import { announceChanges } from './change-hooks.ts';
import { changedFields, changeOf } from './change-of.ts';
import { conflictOf } from './conflict-of.ts';
import { checkManager } from './check-reporting.ts';
import { findPerson, showPerson } from './find-person.ts';
import { withFields } from './person-record.ts';
import type { PersonRecord } from './person-record.ts';
import { fieldsEditable, viewerOf } from './policy.ts';
import { refuseTakenEmail } from './refuse-taken-email.ts';
import { changeRecords } from './save-people.ts';
import { lockReportingLines, readTeam } from './store-reporting.ts';

/** Changes the given fields of a person; a caller who read an older version gets the current values instead. */
export const updateCompanyUser: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, services, now, today, fail, audit } = context;
  const { id, companyId, version, ...fields } = body;
  const viewer = viewerOf(actor.member);
  const writeContext = { company, secrets: services.secrets, now, today, by: viewer.companyUserId };
  if (companyId !== company.id) fail('common.NotFound');
  if (version === undefined && actor.via !== 'apiKey')
    fail('common.BadRequest', 400, { fieldErrors: [{ path: 'version', code: 'required' }] });
  // The company's reporting lines are locked before the person, as everywhere.
  if (fields.reportingToCompanyUserId !== undefined) await lockReportingLines(company);
  const seen = (await findPerson(writeContext, viewer, id, { lock: true })) ?? fail('common.NotFound');
  const { person, sight } = seen;
  if (sight === 'none' || (actor.member.state === 'pending' && sight !== 'own')) fail('common.Forbidden');
  const editable = fieldsEditable(viewer, sight, person);
  const forbidden = givenFields(fields).filter((name) => !editable.has(name));
  if (forbidden.length > 0) fail('common.Forbidden', 403, { details: { fields: forbidden } });
  await refuseStale(fail, { read: version, stored: person.version }, (read) => conflictOf(writeContext, viewer, seen, read));

  const after = withFields(person, fields);
  const fieldErrors = refusedFields(judged(person, after), { today, allowSynthetic: !services.config.production });
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
  if (changedFields(person, after).length === 0) return { companyUser: await showPerson(writeContext, viewer, seen) };

  const managerId = after.reportingToCompanyUserId;
  if (managerId !== person.reportingToCompanyUserId) {
    const ownTree =
      sight !== 'team' || [viewer.companyUserId, ...(await readTeam(company, viewer.companyUserId))].includes(managerId ?? '');
    if (!ownTree) fail('common.Forbidden', 403, { details: { fields: ['reportingToCompanyUserId'] } });
    const refusal = managerId && (await checkManager(company, id, managerId));
    if (refusal) fail(refusal);
  }
  await refuseTakenEmail(fail, () => changeRecords(writeContext, [{ before: person, after }]));
  audit(changeOf(person, after));
  await announceChanges({ company, services, by: viewer.companyUserId, now, today }, [{ before: person, after }]);
  const saved = (await findPerson(writeContext, viewer, id)) ?? fail('common.NotFound');
  return { companyUser: await showPerson(writeContext, viewer, saved) };
};

function givenFields(fields: PersonFields): PersonField[] {
  // The keys of the parsed body are those of its schema.
  return (Object.keys(fields) as PersonField[]).filter((name) => fields[name] !== undefined);
}

/** Validates only the changed fields: an invalid value from another source does not block other changes. */
function judged(before: PersonRecord, after: PersonRecord): Parameters<typeof refusedFields>[0] {
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
