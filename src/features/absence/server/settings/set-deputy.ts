import { memberByPerson } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getPossibleDeputies as offering, setDeputy as contract } from '../../contract/endpoints-company.ts';
import { deleteDeputyOf, readPossibleDeputies, writeDeputy } from './store-deputy.ts';
import { readSurroundings } from './store-settings.ts';

/** Names who decides in one's place: an active colleague who decides over absence anyhow. */
export const setDeputy: Handler<typeof contract> = async ({ company, actor, fail, audit }, { body }) => {
  const { companyUserId: deputyId, from, to } = body;
  const own = actor.member.companyUserId;
  if (from !== null && to !== null && to < from) fail('absence.InvalidDates');
  if (deputyId === null) await deleteDeputyOf(company, own);
  else {
    const [deputy] = await readPossibleDeputies(company, own, deputyId);
    if (!deputy) fail((await memberByPerson(company, deputyId)) ? 'absence.InvalidDeputy' : 'common.NotFound');
    await writeDeputy(company, own, { deputyId, from, to });
  }
  audit({ entity: 'absenceDeputy', entityId: own, companyUserId: own, after: { deputyId, from, to } });
  return { deputy: (await readSurroundings(company, own)).deputy };
};

/** Those whom the call above accepts. */
export const getPossibleDeputies: Handler<typeof offering> = async ({ company, actor }) => ({
  people: await readPossibleDeputies(company, actor.member.companyUserId),
});
