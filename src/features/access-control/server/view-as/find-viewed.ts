import { z } from 'zod';
import { memberByPerson } from '#features/people/server/public.ts';
import type { FindViewed } from '#kernel/server/actor.ts';
import { mayViewAs } from '../policy.ts';
import { readView } from './store-view.ts';

const viewIdOf = z.uuid();

/** The user that a tab views the product as. Both users are checked on each request, because roles may have changed. */
export const findViewed: FindViewed = async (company, { viewId, sessionId, by, now, roleTable }) => {
  // It comes from a header and may be anything.
  if (!viewIdOf.safeParse(viewId).success) return undefined;
  const view = await readView(company, { viewId, sessionId, viewer: by.companyUserId, now });
  const member = view && (await memberByPerson({ company, services: { roleTable } }, view.viewed));
  if (!view || !member || by.state !== 'active' || !mayViewAs(by, member)) return undefined;
  return { viewId, member, firstName: view.firstName, lastName: view.lastName, until: view.until };
};
