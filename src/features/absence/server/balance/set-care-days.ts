import { refuseReplaced } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { setCareDays as contract } from '../../contract/endpoints-balance.ts';
import { openAdministeredPerson } from '../open-person.ts';
import { maySeeHealth } from '../policy.ts';
import { readCareDays, writeCareDays } from './store-health.ts';

/** Sets a person's care days in a year (Working Environment Act § 12-9, law.12): a number, without data about children. */
export const setCareDays: Handler<typeof contract> = async (context, { body }) => {
  const { companyUserId, year, days, read } = body;
  const { viewer, company, rules } = await openAdministeredPerson(context, companyUserId);
  if (!maySeeHealth(viewer, companyUserId)) context.fail('vacation.NoPermissionToUpdate', 403);
  const stored = (await readCareDays(company, companyUserId, [year])).get(year) ?? rules.careDays;
  await refuseReplaced(context.fail, { read, stored }, () => ({ days: stored }));
  await writeCareDays(company, { companyUserId, year, days });
  // The number reveals something about the family, so the log only says that it was set.
  context.audit({ entity: 'careDays', entityId: companyUserId, companyUserId, after: { year } });
  return {};
};
