import { findPeopleByName } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { offeredPeople, type getLogPeople as contract } from '../contract/endpoints.ts';

/** People for the log's filter, including those who have left or not joined yet. */
export const getLogPeople: Handler<typeof contract> = async ({ company }, { query: { search, companyUserId } }) => ({
  people: await findPeopleByName(company, { search, including: companyUserId, limit: offeredPeople }),
});
