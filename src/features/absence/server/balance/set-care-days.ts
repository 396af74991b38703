import type { Handler } from '#kernel/server/serve.ts';
import type { setCareDays as contract } from '../../contract/endpoints-balance.ts';
import { openAdministeredPerson } from '../open-person.ts';
import { maySeeHealth } from '../policy.ts';
import { writeCareDays } from './store-health.ts';

/** Sets a person's care days in a year (Working Environment Act § 12-9, law.12): a number, without data about children. */
export const setCareDays: Handler<typeof contract> = async (context, { body }) => {
  const { viewer } = await openAdministeredPerson(context, body.companyUserId);
  if (!maySeeHealth(viewer, body.companyUserId)) context.fail('vacation.NoPermissionToUpdate', 403);
  await writeCareDays(context.company, body);
  // The number reveals something about the family, so the log only says that it was set.
  context.audit({ entity: 'careDays', entityId: body.companyUserId, companyUserId: body.companyUserId, after: { year: body.year } });
  return {};
};
