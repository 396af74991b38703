import type { Handler } from '#kernel/server/serve.ts';
import type { getWhomToAsk as contract } from '../contract/endpoints.ts';
import { readHelpers } from './store-whom-to-ask.ts';

/** Who can help a user who may not see a page (shell.31). */
export const getWhomToAsk: Handler<typeof contract> = async ({ company, actor }) => ({
  people: await readHelpers(company, actor.member.companyUserId),
});
