import { readTeam } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getUserList as contract } from '../contract/endpoints.ts';
import { accessViewerOf } from './policy.ts';
import { requireOpen } from './require-open.ts';
import { showUsers } from './show-users.ts';

/** Access, role and manager of all people; a team lead sees their own line. */
export const getUserList: Handler<typeof contract> = async ({ company, actor, services, fail }) => {
  await requireOpen(company, fail);
  const ofTeam = actor.member.levels.accessControl === 'team';
  const team = ofTeam ? await readTeam(company, actor.member.companyUserId) : [];
  const own = ofTeam ? [actor.member.companyUserId, ...team] : undefined;
  const users = await showUsers({ company, services }, accessViewerOf(actor.member, team), own);
  return { users: users.filter(({ isActive, isPending }) => isActive || isPending) };
};
