import { namesOfPeople } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import { keyOf, named, opened, takeoutShares } from '#kernel/server/takeout/declared.ts';
import type { TakenFile, TakenRow, TakenTable } from '#kernel/server/takeout/declared.ts';
import { readAbout } from '#kernel/server/takeout/store-takeout.ts';

export interface Gathering {
  company: Company;
  secrets: Secrets;
  companyUserId: string;
  /** Whether whoever looked is in it by id and name. */
  withNames: boolean;
  /** Their account, when they take it out themselves: it is theirs and not the company's. */
  accountId: string | undefined;
}

export type Sections = Record<string, TakenRow[]>;

/** Everything that is kept about a person, by section; one statement for each table, however much there is. */
export async function gatherPerson({ company, secrets, companyUserId, withNames, accountId }: Gathering): Promise<Sections> {
  const sections: Sections = {};
  const looked: Looked[] = [];
  for (const { tables, ofAccount } of takeoutShares().values()) {
    for (const table of tables.filter(({ person }) => person !== undefined)) {
      const rows = await readAbout(company, { table, tables, companyUserId, withNames });
      const section = keyOf(table.section ?? table.table);
      sections[section] = rows.map((row) => named(opened(secrets, company.id, table, row)));
      if (withNames) looked.push(...lookedIn(table, sections[section]));
    }
    const own = ofAccount && accountId !== undefined ? await ofAccount(company, accountId) : {};
    for (const [section, rows] of Object.entries(own)) sections[keyOf(section)] = rows.map(named);
  }
  const names = await namesOfPeople(company, [...new Set(looked.map(({ by }) => by))]);
  for (const { row, by } of looked) row['byFullName'] = names.get(by) ?? null;
  return sections;
}

interface Looked {
  row: TakenRow;
  /** The id of whoever looked. */
  by: string;
}

/** Who looked, by the rows that say so. */
function lookedIn({ lookers = [] }: TakenTable, rows: readonly TakenRow[]): Looked[] {
  const column = lookers.find((one) => one.endsWith('company_user_id'));
  if (!column) return [];
  return rows.flatMap((row) => {
    const by = row[keyOf(column)];
    return typeof by === 'string' ? [{ row, by }] : [];
  });
}

const pageSize = 500;

/** The person's files and pictures, all of them: a person has few. */
export async function filesOfPerson(company: Company, companyUserId: string): Promise<TakenFile[]> {
  const found: TakenFile[] = [];
  for (const { files } of takeoutShares().values()) {
    if (!files) continue;
    let page: TakenFile[];
    do {
      page = await files(company, { companyUserId, after: found.at(-1)?.cursor, limit: pageSize });
      found.push(...page);
    } while (page.length === pageSize);
  }
  return found;
}
