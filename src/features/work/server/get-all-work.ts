import type { Handler } from '#kernel/server/serve.ts';
import { readWork } from '#kernel/server/work/store-work.ts';
import type { getAllWork as contract } from '../contract/endpoints.ts';
import { maxListed } from '../contract/endpoints.ts';
import { presentWork } from './present-work.ts';

/** The newest work of the company. */
export const getAllWork: Handler<typeof contract> = async ({ company, services, call }) => ({
  work: presentWork(services, call.language, await readWork(company, maxListed)),
});
