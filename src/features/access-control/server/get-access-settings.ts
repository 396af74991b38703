import { currentDirector, isAccessControlOpen } from '#features/company/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getAccessSettings as contract } from '../contract/endpoints.ts';

/** What the page needs before rendering. */
export const getAccessSettings: Handler<typeof contract> = async ({ company, actor }) => ({
  settings: {
    isAcknowledged: await isAccessControlOpen(company),
    directedByCompanyUserId: await currentDirector(company),
    mayAcknowledge: actor.member.levels.accessControl === 'full',
  },
});
