import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanyUser as contract } from '../contract/endpoints.ts';
import { openToEdit, requireFields, requireLastDay, savePerson } from './change-person.ts';
import { changedFields } from './change-of.ts';
import { conflictOf } from './conflict-of.ts';
import { checkManager } from './check-reporting.ts';
import { findPerson, showPerson } from './find-person.ts';
import { withFields } from './person-record.ts';
import { viewerOf } from './policy.ts';
import { lockReportingLines, readTeam } from './store-reporting.ts';

/** Changes the given fields of a person; a caller who read an older version gets the current values instead. */
export const updateCompanyUser: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, services, now, today, fail } = context;
  const { id, companyId, version, ...fields } = body;
  const viewer = viewerOf(actor.member);
  const writeContext = { company, secrets: services.secrets, now, today, by: viewer.companyUserId };
  if (companyId !== company.id) fail('common.NotFound');
  if (version === undefined && actor.via !== 'apiKey')
    fail('common.BadRequest', 400, { fieldErrors: [{ path: 'version', code: 'required' }] });
  // The company's reporting lines are locked before the person, as everywhere.
  if (fields.reportingToCompanyUserId !== undefined) await lockReportingLines(company);
  const seen = await openToEdit(context, id, fields);
  const { person, visibility } = seen;
  await refuseStale(fail, { read: version, stored: person.version }, (read) => conflictOf(writeContext, viewer, seen, read));

  const after = withFields(person, fields);
  requireFields(context, person, after);
  await requireLastDay(context, person, after);
  if (changedFields(person, after).length === 0) return { companyUser: await showPerson(writeContext, viewer, seen) };

  const managerId = after.reportingToCompanyUserId;
  if (managerId !== person.reportingToCompanyUserId) {
    const ownTree =
      visibility !== 'team' || [viewer.companyUserId, ...(await readTeam(company, viewer.companyUserId))].includes(managerId ?? '');
    if (!ownTree) fail('common.Forbidden', 403, { details: { fields: ['reportingToCompanyUserId'] } });
    if (managerId && person.isExternal) fail('accesscontrol.InvalidReportingManager');
    const refusal = managerId && (await checkManager(company, id, managerId));
    if (refusal) fail(refusal);
  }
  await savePerson(context, person, after);
  const saved = (await findPerson(writeContext, viewer, id)) ?? fail('common.NotFound');
  return { companyUser: await showPerson(writeContext, viewer, saved) };
};
