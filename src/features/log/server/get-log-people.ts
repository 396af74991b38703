import { findPeopleByName } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { offeredPeople, type getLogPeople as contract } from '../contract/endpoints.ts';

/** Whom the log may be narrowed to: whoever answers for it also asks about those who have left, or have not come yet. */
export const getLogPeople: Handler<typeof contract> = async ({ company }, { query: { search, companyUserId } }) => ({
  people: await findPeopleByName(company, { search, including: companyUserId, limit: offeredPeople }),
});
