import { readTeam } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyHierarchy as contract } from '../contract/endpoints.ts';
import type { HierarchyPerson } from '../contract/entities.ts';
import { mayEditChart } from './policy.ts';
import { requireOpen } from './require-open.ts';
import { readDirector, readHierarchy } from './store.ts';
import type { HierarchyRow } from './store.ts';

/** The chart as flat rows. A team lead sees directory data of everybody, role and access of their own line, and nobody who has left. */
export const getCompanyHierarchy: Handler<typeof contract> = async ({ company, actor, fail }, { body }) => {
  await requireOpen(company, fail);
  const { companyUserId, levels } = actor.member;
  const ofTeam = levels.accessControl === 'team';
  const team = new Set(ofTeam ? [companyUserId, ...(await readTeam(company, companyUserId))] : []);
  const rows = await readHierarchy(company, { includeDeactivated: body.includeDeactivated && !ofTeam });
  const people = rows
    .filter(({ id, state }) => !ofTeam || state === 'active' || team.has(id))
    .map((row) => shown(row, !ofTeam || team.has(row.id)));
  const permissions = { edit: mayEditChart(actor.member) };
  return { people, directedByCompanyUserId: await readDirector(company), permissions };
};

function shown({ profileImageAt, state, role, hasAccess, ...plain }: HierarchyRow, seesAccess: boolean): HierarchyPerson {
  return {
    ...plain,
    profileImageTimestamp: profileImageAt?.toISOString() ?? null,
    isActive: state === 'active',
    isPending: state === 'pending',
    ...(seesAccess && { role, hasAccess }),
  };
}
