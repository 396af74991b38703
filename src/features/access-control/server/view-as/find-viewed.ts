import { z } from 'zod';
import { memberByPerson } from '#features/people/server/public.ts';
import type { FindViewed } from '#kernel/server/actor.ts';
import { mayViewAs } from '../policy.ts';
import { readView } from './store-view.ts';

const viewIdOf = z.uuid();

/** The person whom a tab looks at the product as. Both are judged anew at each call: a role may have been taken meanwhile. */
export const findViewed: FindViewed = async (company, { viewId, sessionId, by, now }) => {
  // It comes from a header, and anything may stand there.
  if (!viewIdOf.safeParse(viewId).success) return undefined;
  const view = await readView(company, { viewId, sessionId, viewer: by.companyUserId, now });
  const member = view && (await memberByPerson(company, view.viewed));
  if (!view || !member || by.state !== 'active' || !mayViewAs(by, member)) return undefined;
  return { viewId, member, firstName: view.firstName, lastName: view.lastName, until: view.until };
};
