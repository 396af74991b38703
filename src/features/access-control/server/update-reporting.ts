import { lockLines, managerRefusal, teamBelow, writeManagers } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateReporting as contract } from '../contract/endpoints.ts';
import { showOne } from './change-role.ts';
import { keeperOf, mayMove } from './policy.ts';
import { showUsers } from './show-users.ts';
import { lockPerson } from './store.ts';

/** Gives a person another manager: anybody's by who keeps people or access, one's own line's by a team lead (decisions.md §4). */
export const updateReporting: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, services, now, today, fail, audit } = context;
  const { companyUserId, reportingToCompanyUserId, version } = body;
  const by = actor.member.companyUserId;
  await lockLines(company);
  const person = (await lockPerson(company, companyUserId)) ?? fail('common.NotFound');
  // Below a director is everybody; only a team lead's rights depend on it.
  const isLead = actor.member.levels.accessControl === 'team';
  const keeper = keeperOf(actor.member, isLead ? await teamBelow(company, by) : []);
  if (!mayMove(keeper, companyUserId, reportingToCompanyUserId)) fail('accesscontrol.NotAllowedToUpdateReportingManager', 403);
  if (version !== undefined && version !== person.version)
    fail('common.Conflict', 409, { details: { user: await showOne(context, companyUserId) } });
  if (person.state === 'inactive') fail('accesscontrol.FailedToSetManager');
  if (person.isExternal && reportingToCompanyUserId) fail('accesscontrol.InvalidReportingManager');
  const refusal = reportingToCompanyUserId && (await managerRefusal(company, companyUserId, reportingToCompanyUserId));
  if (refusal) fail(refusal);

  const before = person.reportingToCompanyUserId;
  if (before !== reportingToCompanyUserId) {
    await writeManagers({ company, now, today, by }, [{ companyUserId, reportingToCompanyUserId }]);
    const change = { entity: 'companyUser', entityId: companyUserId, companyUserId };
    audit({ ...change, before: { reportingToCompanyUserId: before }, after: { reportingToCompanyUserId } });
  }
  const shown = await showUsers({ company, services }, keeper, [
    companyUserId,
    ...(reportingToCompanyUserId ? [reportingToCompanyUserId] : []),
  ]);
  const user = shown.find(({ id }) => id === companyUserId) ?? fail('common.NotFound');
  const manager = shown.find(({ id }) => id === reportingToCompanyUserId);
  return { user, managerWithoutTeamAccess: manager?.role === 'employee' ? manager.id : null };
};
