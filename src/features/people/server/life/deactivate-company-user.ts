import { revokeKeysOf } from '#kernel/server/store-api-key.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { deactivateCompanyUser as contract } from '../../contract/endpoints-life.ts';
import { refusedFields } from '../../contract/refused-fields.ts';
import { requireLastDay } from '../change-person.ts';
import { releaseDirector } from '../release-director.ts';
import { showPerson } from '../find-person.ts';
import { mayManage } from '../policy.ts';
import { personDeactivated } from '../public.ts';
import { refuseObstacles } from './findings-of.ts';
import { openPerson } from './open-person.ts';
import { saveOpenedPerson } from './save-opened-person.ts';
import { forgetFormerAccount, readFormerAccount } from './store-life.ts';

/** Deactivates a person: their access in this company ends at once, except to their own profile and files (people.14). */
export const deactivateCompanyUser: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, now, today, fail, audit } = context;
  const opened = await openPerson(context, body, (seen) => mayManage(seen.viewer, seen.person));
  const { person, viewer, writeContext, event } = opened;
  if (person.state === 'inactive') return { companyUser: await showPerson(writeContext, viewer, opened) };
  const endDate = body.endDate === undefined ? person.endDate : body.endDate;
  const dates = { startDate: person.startDate, endDate };
  const fieldErrors = body.endDate ? refusedFields(dates, { today, allowSynthetic: !services.config.production }) : [];
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
  await requireLastDay(context, person, { ...person, endDate });
  await refuseObstacles(fail, { company, services, companyUserId: person.id, purpose: 'deactivate', now, today });

  await revokeKeysOf(company, person.id, now);
  for (const change of await releaseDirector(company, [person.id])) audit(change);
  await services.hooks.tell(personDeactivated, event);
  // Without an account, a plan has ended the access: that is kept, so that activating them again does not give it back.
  const formerAccountId = person.accountId === null ? await readFormerAccount(company, person.id) : null;
  if (person.accountId !== null) await forgetFormerAccount(company, person.id);
  return {
    companyUser: await saveOpenedPerson(opened, {
      ...person,
      accountId: person.accountId ?? formerAccountId,
      state: 'inactive',
      hasAccess: false,
      inactivationDate: today,
      endDate,
    }),
  };
};
