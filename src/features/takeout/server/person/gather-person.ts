import { readPeopleNames } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import { jsonName, nameAsJson, openSealedValues } from '#kernel/server/takeout/takeout-share.ts';
import type { TakeoutFile, TakeoutRow, TakeoutTable, TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { readAbout } from '#kernel/server/takeout/store-takeout.ts';

export interface GatherInput {
  company: Company;
  /** The takeout data of each feature, by its name. */
  shares: ReadonlyMap<string, TakeoutShare>;
  secrets: Secrets;
  companyUserId: string;
  /** Whether viewers are included by id and name. */
  withNames: boolean;
  /** The person's account, when they export their own data: it does not belong to the company. */
  accountId: string | undefined;
}

export type Sections = Record<string, TakeoutRow[]>;

/** All data about a person, by section; one statement per table. */
export async function gatherPerson({ company, shares, secrets, companyUserId, withNames, accountId }: GatherInput): Promise<Sections> {
  const sections: Sections = {};
  const looked: Looked[] = [];
  for (const { tables, ofAccount } of shares.values()) {
    for (const table of tables.filter(({ person }) => person !== undefined)) {
      const rows = await readAbout(company, { table, tables, companyUserId, withNames });
      const section = jsonName(table.section ?? table.table);
      sections[section] = rows.map((row) => nameAsJson(openSealedValues(secrets, company.id, table, row)));
      if (withNames) looked.push(...lookedIn(table, sections[section]));
    }
    const own = ofAccount && accountId !== undefined ? await ofAccount(company, accountId) : {};
    for (const [section, rows] of Object.entries(own)) sections[jsonName(section)] = rows.map(nameAsJson);
  }
  const names = await readPeopleNames(company, [...new Set(looked.map(({ by }) => by))]);
  for (const { row, by } of looked) row['byFullName'] = names.get(by) ?? null;
  return sections;
}

interface Looked {
  row: TakeoutRow;
  /** The id of the viewer. */
  by: string;
}

/** The viewers in the given rows. */
function lookedIn({ lookers = [] }: TakeoutTable, rows: readonly TakeoutRow[]): Looked[] {
  const column = lookers.find((one) => one.endsWith('company_user_id'));
  if (!column) return [];
  return rows.flatMap((row) => {
    const by = row[jsonName(column)];
    return typeof by === 'string' ? [{ row, by }] : [];
  });
}

const pageSize = 500;

/** All files and pictures of the person, who has few. */
export async function filesOfPerson({
  company,
  shares,
  companyUserId,
}: Pick<GatherInput, 'company' | 'shares' | 'companyUserId'>): Promise<TakeoutFile[]> {
  const found: TakeoutFile[] = [];
  for (const { files } of shares.values()) {
    if (!files) continue;
    // Each feature has cursors of its own.
    let page: TakeoutFile[] = [];
    do {
      page = await files(company, { companyUserId, after: page.at(-1)?.cursor, limit: pageSize });
      found.push(...page);
    } while (page.length === pageSize);
  }
  return found;
}
