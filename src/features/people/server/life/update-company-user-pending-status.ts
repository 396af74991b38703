import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanyUserPendingStatus as contract } from '../../contract/endpoints-life.ts';
import { showPerson } from '../find-person.ts';
import { mayManage } from '../policy.ts';
import { personActivated } from '../public.ts';
import { missingFields } from '../rules/missing-fields.ts';
import { openPerson } from './open-person.ts';
import { saveOpenedPerson } from './save-opened-person.ts';

/** Pending → active: an administrator may do it at any time; the person themselves is refused with the missing fields. */
export const updateCompanyUserPendingStatus: Handler<typeof contract> = async (context, { body }) => {
  const { fail } = context;
  const opened = await openPerson(
    context,
    body,
    ({ viewer, person, visibility }) => (mayManage(viewer, person) || visibility === 'own') && person.state !== 'inactive',
  );
  const { person, viewer, writeContext, event } = opened;
  const governs = mayManage(viewer, person);
  if (person.state === 'active') return { companyUser: await showPerson(writeContext, viewer, opened) };
  const missing = governs ? [] : missingFields(person);
  if (missing.length > 0) {
    const fieldErrors = missing.map((path) => ({ path, code: 'required' as const }));
    fail('people.ProfileIncomplete', 400, { fieldErrors, details: { missingFields: missing } });
  }
  await event.services.hooks.tell(personActivated, event);
  return { companyUser: await saveOpenedPerson(opened, { ...person, state: 'active' }) };
};
