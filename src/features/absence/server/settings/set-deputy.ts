import { memberByPerson } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { setDeputy as contract } from '../../contract/endpoints-company.ts';
import { deleteDeputyOf, writeDeputy } from './store-deputy.ts';
import { readSurroundings } from './store-settings.ts';

/** Names who decides in one's place: an active colleague who decides over absence anyhow. */
export const setDeputy: Handler<typeof contract> = async ({ company, actor, fail, audit }, { body }) => {
  const { companyUserId: deputyId, from, to } = body;
  const own = actor.member.companyUserId;
  if (from !== null && to !== null && to < from) fail('absence.InvalidDates');
  if (deputyId === null) await deleteDeputyOf(company, own);
  else {
    const deputy = (await memberByPerson(company, deputyId)) ?? fail('common.NotFound');
    const decides = deputy.levels.absence === 'full' || deputy.levels.absence === 'team';
    if (deputyId === own || deputy.state !== 'active' || deputy.isExternal || !decides) fail('absence.InvalidDeputy');
    await writeDeputy(company, own, { deputyId, from, to });
  }
  audit({ entity: 'absenceDeputy', entityId: own, companyUserId: own, after: { deputyId, from, to } });
  return { deputy: (await readSurroundings(company, own)).deputy };
};
