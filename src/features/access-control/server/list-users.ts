import { readTeam } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { AccessUser } from '../contract/entities.ts';
import { accessViewerOf } from './policy.ts';
import { requireOpen } from './require-open.ts';
import { showUsers } from './show-users.ts';

/** Active and pending people as the caller sees them; a team lead sees their own line. */
export async function listUsers({
  company,
  actor,
  services,
  fail,
}: Pick<CallContext<'accesscontrol.NotAcknowledged'>, 'company' | 'actor' | 'services' | 'fail'>): Promise<AccessUser[]> {
  await requireOpen(company, fail);
  const ofTeam = actor.member.levels.accessControl === 'team';
  const team = ofTeam ? await readTeam(company, actor.member.companyUserId) : [];
  const own = ofTeam ? [actor.member.companyUserId, ...team] : undefined;
  const users = await showUsers({ company, services }, accessViewerOf(actor.member, team), own);
  return users.filter(({ isActive, isPending }) => isActive || isPending);
}
