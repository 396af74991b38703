import { lockReportingLines, checkManager, readTeam, saveManagers } from '#features/people/server/public.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateReporting as contract } from '../contract/endpoints.ts';
import { showOne } from './change-role.ts';
import { accessViewerOf, mayMove } from './policy.ts';
import { showUsers } from './show-users.ts';
import { lockPerson } from './store.ts';

/** Changes a person's manager: by full access to people or access control, or by a team lead for their own team (access-control.4). */
export const updateReporting: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, services, now, today, fail, audit } = context;
  const { companyUserId, reportingToCompanyUserId, version } = body;
  const by = actor.member.companyUserId;
  // A director has everybody below; the check matters only for team leads.
  const isLead = actor.member.levels.accessControl === 'team';
  // They are sent together and run in this order, so each sees the rows locked before it.
  const [, locked, team, refusal] = await Promise.all([
    lockReportingLines(company),
    lockPerson(company, companyUserId),
    isLead ? readTeam(company, by) : [],
    reportingToCompanyUserId ? checkManager(company, companyUserId, reportingToCompanyUserId) : undefined,
  ]);
  const person = locked ?? fail('common.NotFound');
  const viewer = accessViewerOf(actor.member, team);
  if (!mayMove(viewer, companyUserId, reportingToCompanyUserId)) fail('accesscontrol.NotAllowedToUpdateReportingManager', 403);
  await refuseStale(fail, { read: version, stored: person.version }, async () => ({ user: await showOne(context, companyUserId) }));
  if (person.state === 'inactive') fail('accesscontrol.FailedToSetManager');
  if (person.isExternal && reportingToCompanyUserId) fail('accesscontrol.InvalidReportingManager');
  if (refusal) fail(refusal);

  const before = person.reportingToCompanyUserId;
  if (before !== reportingToCompanyUserId) {
    await saveManagers({ company, now, today, by }, [{ companyUserId, reportingToCompanyUserId }]);
    const change = { entity: 'companyUser', entityId: companyUserId, companyUserId };
    audit({ ...change, before: { reportingToCompanyUserId: before }, after: { reportingToCompanyUserId } });
  }
  const shown = await showUsers({ company, services }, viewer, [
    companyUserId,
    ...(reportingToCompanyUserId ? [reportingToCompanyUserId] : []),
  ]);
  const user = shown.find(({ id }) => id === companyUserId) ?? fail('common.NotFound');
  const manager = shown.find(({ id }) => id === reportingToCompanyUserId);
  return { user, managerWithoutTeamAccess: manager?.role === 'employee' ? manager.id : null };
};
