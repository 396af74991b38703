import type { Handler } from '#kernel/server/serve.ts';
import { readWork } from '#kernel/server/work/store-work.ts';
import type { getOwnWork as contract } from '../contract/endpoints.ts';
import { maxListed } from '../contract/endpoints.ts';
import { presentWork } from './present-work.ts';

/** The newest work that the caller has started. */
export const getOwnWork: Handler<typeof contract> = async ({ company, actor, services, call }) => ({
  work: presentWork(services, call.language, await readWork(company, maxListed, actor.member.companyUserId)),
});
