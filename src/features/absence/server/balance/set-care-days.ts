import type { Handler } from '#kernel/server/serve.ts';
import type { setCareDays as contract } from '../../contract/endpoints-balance.ts';
import { openAdministeredPerson } from '../open-person.ts';
import { maySeeHealth } from '../policy.ts';
import { writeCareDays } from './store-health.ts';

/** How many care days a person has in a year (Working Environment Act § 12-9, law.12): a number, never whose child. */
export const setCareDays: Handler<typeof contract> = async (context, { body }) => {
  const { viewer } = await openAdministeredPerson(context, body.companyUserId);
  if (!maySeeHealth(viewer, body.companyUserId)) context.fail('vacation.NoPermissionToUpdate', 403);
  await writeCareDays(context.company, body);
  // How many there are says something of the family; the log only tells that they were set.
  context.audit({ entity: 'careDays', entityId: body.companyUserId, companyUserId: body.companyUserId, after: { year: body.year } });
  return {};
};
