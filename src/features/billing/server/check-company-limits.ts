import type { Handler } from '#kernel/server/serve.ts';
import type { checkCompanyLimits as contract } from '../contract/endpoints.ts';
import { limitsOf, shownLimits } from './public.ts';

/** The company's limits and use (subscription.2). */
export const checkCompanyLimits: Handler<typeof contract> = async (context, { body }) => {
  const keys = [...new Set(body.limits)];
  return { limits: Object.fromEntries(await shownLimits(context, await limitsOf(context, keys))) };
};
