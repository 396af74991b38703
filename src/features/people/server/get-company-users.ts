import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyUsers as contract } from '../contract/endpoints.ts';
import { viewerOf } from './policy.ts';
import { selectionFor } from './list-company-users.ts';
import { readChoices } from './store-people-list.ts';

/** All active people, for pickers and the command palette. */
export const getCompanyUsers: Handler<typeof contract> = async ({ company, actor }) => {
  const rows = await readChoices(company, selectionFor(viewerOf(actor.member), ['active'], {}));
  const companyUsers = rows.map(({ profileImageAt, ...row }) => ({ ...row, profileImageTimestamp: profileImageAt?.toISOString() ?? null }));
  return { companyUsers };
};
