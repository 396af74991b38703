import { cacheUntilChanged } from '#kernel/server/cache-until-changed.ts';
import type { Database } from '#kernel/server/database/database.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Selection } from './store-people-filter.ts';
import { countPeople } from './store-people-list.ts';
import type { ListedPerson, Page } from './store-people-list.ts';

const totals = cacheUntilChanged<number>(2_000);

/** The number of people in a selection; counted only when neither the page nor the cache since the last change tells it. */
export async function countSelection(given: {
  database: Database;
  company: Company;
  selection: Selection;
  page: Page;
  rows: readonly ListedPerson[];
  now: Date;
}): Promise<number> {
  const { database, company, selection, page, rows, now } = given;
  const before = (page.page - 1) * page.pageSize;
  const [first] = rows;
  if (rows.length < page.pageSize && (first || page.page === 1)) return before + rows.length;
  // A page beyond the last is rare, and has no row that tells the newest change.
  if (!first) return countPeople(company, selection);
  const key = JSON.stringify([company.id, selection]);
  return totals({ database, key, changeNumber: first.changeNumber, now }, () => countPeople(company, selection));
}
