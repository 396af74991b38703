import { looksAtOwn } from '#kernel/server/actor.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getHistory as contract } from '../../contract/endpoints-life.ts';
import { findPerson } from '../find-person.ts';
import { visibleFields, viewerOf } from '../policy.ts';
import { readHistory } from './store-life.ts';

/** The dated history of a person, for users who may see their job; viewing another person's history is logged. */
export const getHistory: Handler<typeof contract> = async ({ company, actor, services, fail, audit }, { query }) => {
  const viewer = viewerOf(actor.member);
  const seen = (await findPerson({ company, secrets: services.secrets }, viewer, query.companyUserId)) ?? fail('common.NotFound');
  const { person, visibility } = seen;
  const isAllowed = visibleFields(visibility).has('positionCoverage') && (actor.member.state === 'active' || visibility === 'own');
  if (!isAllowed) fail('common.Forbidden');
  if (!looksAtOwn(actor.member, person.id))
    audit({ entity: 'companyUser', entityId: person.id, companyUserId: person.id, after: { looked: 'history' }, isRepeatable: true });
  const rows = await readHistory(company, person.id);
  const history = rows.map(({ positionCoverage, changedAt, ...row }) => ({
    ...row,
    positionCoverage: positionCoverage === null ? null : Number(positionCoverage),
    changedAt: changedAt.toISOString(),
  }));
  return { history };
};
