import type { Database } from '#kernel/server/database/database.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Selection } from './store-people-filter.ts';
import { countPeople } from './store-people-list.ts';
import type { ListedPerson, Page } from './store-people-list.ts';

interface Counted {
  total: number;
  changeNumber: number;
  until: number;
}

// Totals by company and selection. Each change of a person gets a new number, so a total holds while that number does;
// the half minute is for two changes that commit in the other order than they were numbered.
const totals = new WeakMap<Database, Map<string, Counted>>();
const keptFor = 30_000;
const mostKept = 2_000;

/** How many people the selection has, counted only when the page cannot tell and nothing is known since the last change. */
export async function totalOf(given: {
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

  const counted = totals.get(database) ?? new Map<string, Counted>();
  totals.set(database, counted);
  const key = JSON.stringify([company.id, selection]);
  const known = counted.get(key);
  if (first && known?.changeNumber === first.changeNumber && known.until > now.getTime()) return known.total;
  const total = await countPeople(company, selection);
  if (counted.size >= mostKept) counted.clear();
  if (first) counted.set(key, { total, changeNumber: first.changeNumber, until: now.getTime() + keptFor });
  return total;
}
