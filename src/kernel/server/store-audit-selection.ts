import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { rowCount } from './database/paging.ts';
import type { Company } from './database/unit.ts';

/** Which lines; what is left out does not matter. */
export interface LineSelection {
  /** Who did it or whom it concerns. */
  companyUserIds?: readonly string[] | undefined;
  entities?: readonly string[] | undefined;
  /** The first and the last day in this time zone. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
  /** Any of these is enough. Only the newest lines of what else is chosen are looked through (`searchedLines`). */
  search?: { text: string; companyUserIds: readonly string[]; actions: readonly string[] } | undefined;
  onlyDeletions?: boolean | undefined;
  /** This line and what was there when it was the newest, so that pages stay as they are while lines are added. */
  upTo?: string | undefined;
  /** What came after this line; null is from the beginning. */
  after?: string | null | undefined;
}

/** As many of the newest as a search looks through: it reads what each line says, and no index knows that. */
export const searchedLines = 10_000;

// The first are in the index of the log's order, so that nothing else is read for a page; a search needs the others too.
const place = sql`line.id, line.at`;
const facts = sql`line.id, line.at, line.action, line.entity, line.entity_id, line.actor_company_user_id`;

/** `id` and `at` of the newest lines of a selection, its search left aside; as many as this at most. */
export function newestLines(company: Company, selection: LineSelection, most: number): RawBuilder<unknown> {
  return newest({ company, selection, most, columns: place });
}

/** The lines that a search looks through, and one more when there are more. */
export function linesToSearch(company: Company, selection: LineSelection): RawBuilder<unknown> {
  return newest({ company, selection, most: searchedLines + 1, columns: facts });
}

interface Newest {
  company: Company;
  selection: LineSelection;
  most: number;
  columns: RawBuilder<unknown>;
}

function newest(asked: Newest): RawBuilder<unknown> {
  const { company, selection, most, columns } = asked;
  if (selection.companyUserIds?.length) return linesOfPeople(asked, selection.companyUserIds);
  return sql`select ${columns} from audit_log line where ${chosenLines(company, selection)} order by line.at desc, line.id desc limit ${rowCount(most)}`;
}

/** What these people did, and what was done about them. Each part has its own index and gives its newest only. */
function linesOfPeople({ company, selection, most, columns }: Newest, companyUserIds: readonly string[]): RawBuilder<unknown> {
  const people = sql`unnest(${[...companyUserIds]}::uuid[]) as who (id)`;
  const chosen = chosenLines(company, selection);
  const newestFirst = sql`order by line.at desc, line.id desc limit ${rowCount(most)}`;
  // What is done about somebody is looked up line by line (offset 0), or the whole log might be read in its order until enough of it is found.
  return sql`
    select ${columns} from (
      (select ${columns} from ${people} cross join lateral (
        select ${columns} from audit_log line where ${chosen} and line.actor_company_user_id = who.id ${newestFirst}) line)
      union
      (select ${columns} from audit_detail concerned cross join lateral (
        select ${columns} from audit_log line where ${chosen} and line.id = concerned.audit_id offset 0) line
        where concerned.company_id = ${company.id} and concerned.company_user_id = any(${[...companyUserIds]}::uuid[]) ${newestFirst})
      union
      (select ${columns} from ${people} cross join lateral (
        select ${columns} from audit_log line
        where ${chosen} and line.entity = 'companyUser' and line.entity_id = who.id::text ${newestFirst}) line)
    ) line ${newestFirst}`;
}

function chosenLines(company: Company, selection: LineSelection): RawBuilder<unknown> {
  const { entities, from, to, timeZone, onlyDeletions, upTo, after } = selection;
  const conditions = [sql`line.company_id = ${company.id}`];
  if (entities) conditions.push(sql`line.entity = any(${[...entities]}::text[])`);
  if (from) conditions.push(sql`line.at >= ${from}::date::timestamp at time zone ${timeZone}`);
  if (to) conditions.push(sql`line.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
  if (onlyDeletions) conditions.push(sql`split_part(line.action, '.', 2) like 'delete%'`);
  // The moments alone are for the index.
  if (upTo) conditions.push(sql`line.at <= ${momentOf(company, upTo)} and (line.at, line.id) <= ${placeOf(company, upTo)}`);
  if (after) conditions.push(sql`line.at >= ${momentOf(company, after)} and (line.at, line.id) > ${placeOf(company, after)}`);
  return sql.join(conditions, sql` and `);
}

function momentOf(company: Company, id: string): RawBuilder<unknown> {
  return sql`(select at from audit_log where company_id = ${company.id} and id = ${id}::uuid)`;
}

function placeOf(company: Company, id: string): RawBuilder<unknown> {
  return sql`(select at, id from audit_log where company_id = ${company.id} and id = ${id}::uuid)`;
}

/** Whether a line, `said`, says what is sought. */
export function matchesSearch({ text, companyUserIds, actions }: NonNullable<LineSelection['search']>): RawBuilder<unknown> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const people = [...companyUserIds];
  const concerned = sql`said.actor_company_user_id = any(${people}::uuid[]) or said.company_user_id = any(${people}::uuid[])
    or (said.entity = 'companyUser' and said.entity_id = any(${people}::text[]))`;
  // Faster than `ilike`, which folds the pattern for each line.
  const inValues = sql`lower(said.after::text) like lower(${pattern}) or lower(said.before::text) like lower(${pattern})`;
  return sql`(said.action = any(${[...actions]}::text[]) or ${people.length > 0 ? sql`${concerned} or` : sql``} ${inValues})`;
}
