import type { Handler } from '#kernel/server/serve.ts';
import type { deleteCompanyUser as contract } from '../../contract/endpoints-life.ts';
import { isDeletable, mayManage } from '../policy.ts';
import { erasePerson } from './erase-person.ts';
import { refuseObstacles } from './findings-of.ts';
import { openPerson } from './open-person.ts';

/** Erases a person; references to them become "Deleted person". The log keeps that it happened and who did it (people.17). */
export const deleteCompanyUser: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, now, today, fail } = context;
  const { person, event } = await openPerson(context, body, (seen) => mayManage(seen.viewer, seen.person));
  if (!isDeletable(person)) fail('people.DeactivateFirst');
  await refuseObstacles(fail, { company, services, companyUserId: person.id, purpose: 'delete', now, today });

  await erasePerson(event, person);
  return {};
};
