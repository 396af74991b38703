import { memberByPerson } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getPossibleDeputies as offering, setDeputy as contract } from '../../contract/endpoints-company.ts';
import { deleteDeputyOf, readPossibleDeputies, writeDeputy } from './store-deputy.ts';
import { readDepartmentsAndDeputy } from './store-settings.ts';

/** Sets the caller's deputy: an active colleague whose role decides on absence. */
export const setDeputy: Handler<typeof contract> = async ({ company, actor, services, fail, audit }, { body }) => {
  const { companyUserId: deputyId, from, to } = body;
  const own = actor.member.companyUserId;
  if (from !== null && to !== null && to < from) fail('absence.InvalidDates');
  if (deputyId === null) await deleteDeputyOf(company, own);
  else {
    const [deputy] = await readPossibleDeputies(company, own, deputyId);
    if (!deputy) fail((await memberByPerson({ company, services }, deputyId)) ? 'absence.InvalidDeputy' : 'common.NotFound');
    await writeDeputy(company, own, { deputyId, from, to });
  }
  audit({ entity: 'absenceDeputy', entityId: own, companyUserId: own, after: { deputyId, from, to } });
  return { deputy: (await readDepartmentsAndDeputy(company, own)).deputy };
};

/** The people whom `setDeputy` accepts. */
export const getPossibleDeputies: Handler<typeof offering> = async ({ company, actor }) => ({
  people: await readPossibleDeputies(company, actor.member.companyUserId),
});
