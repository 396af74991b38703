import { forgetDirector } from '#features/company/server/public.ts';
import { revokeKeysOf } from '#kernel/server/store-api-key.ts';
import { eraseDetailsOf } from '#kernel/server/store-audit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { deleteCompanyUser as contract } from '../../contract/endpoints-life.ts';
import { isDeletable, mayGovern } from '../policy.ts';
import { personErasing } from '../public.ts';
import { eraseImportRows } from './erase-import-rows.ts';
import { refuseObstacles } from './findings-of.ts';
import { openPerson } from './open-person.ts';
import { buryPerson, eraseBeside } from './store-erase.ts';

/** Erases a person; what others point at becomes "Deleted person" (decisions.md §5, §9). The log keeps that it happened and who did it. */
export const deleteCompanyUser: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, now, today, fail, audit } = context;
  const { person, viewer, event } = await openPerson(context, body);
  if (!mayGovern(viewer, person)) fail('common.Forbidden');
  if (!isDeletable(person)) fail('people.DeactivateFirst');
  await refuseObstacles(fail, { company, companyUserId: person.id, purpose: 'delete', now, today });

  await personErasing.tell(event);
  await revokeKeysOf(company, person.id, now);
  await forgetDirector(company, person.id);
  await eraseBeside(company, person.id);
  await eraseImportRows(company, services.secrets, person.id);
  await buryPerson(company, person.id, { now, today });
  // Last, so that lines which others have written in this call go too; the call's own line comes after it and names nobody.
  await eraseDetailsOf(company, person.id);
  audit({
    entity: 'companyUser',
    entityId: person.id,
    companyUserId: person.id,
    before: { state: person.state },
    after: { state: 'deleted' },
  });
  return {};
};
