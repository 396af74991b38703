import { call } from '#kernel/web/call.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { listStateOf } from '#kernel/web/list-address.ts';
import type * as endpoints from '../contract/endpoints.ts';
import { addressKeys, filterOf } from './people-address.ts';

// By address only, as the other reads that pages of other features need.
const getActiveCompanyUsers = endpointAt<typeof endpoints.getActiveCompanyUsers>({
  method: 'POST',
  path: '/companyusers/get-active-companyusers',
});
const pageSize = 200;

/** The ids of the active people in a saved view of the list of people, by the query that the view keeps. */
export async function peopleOfView(query: string): Promise<string[]> {
  const { search, filters } = listStateOf(Object.fromEntries(new URLSearchParams(query)), { filterKeys: addressKeys });
  const filter = filterOf(search, filters);
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    // Each page says whether there is another.
    const { companyUsers, totalEntries } = await call(getActiveCompanyUsers, {
      body: { pagination: { page, pageSize }, filter, columns: [] },
    });
    ids.push(...companyUsers.map(({ id }) => id));
    if (companyUsers.length === 0 || ids.length >= totalEntries) return ids;
  }
}
