import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { rowCount } from './database/paging.ts';
import type { Company } from './database/unit.ts';
import type { KeptValues } from './kept-values.ts';

/** Which lines to select; omitted conditions do not apply. */
export interface LineSelection {
  /** The users who acted or are concerned. */
  companyUserIds?: readonly string[] | undefined;
  entities?: readonly string[] | undefined;
  /** The lines about this record. */
  record?: { entity: string; id: string } | undefined;
  /** The first and the last day, in this time zone. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
  /** A line must match any of these. Only the newest lines of the remaining selection are searched (`searchedLines`). */
  search?: { text: string; companyUserIds: readonly string[]; actions: readonly string[]; kept?: readonly KeptValues[] } | undefined;
  /** Records that are closed to the reader, by their kinds. */
  closed?: ReadonlyMap<string, readonly string[]> | undefined;
  onlyDeletions?: boolean | undefined;
  /** Only lines that these wrote; with `onlyDeletions`, those and deletions. */
  onlyActions?: readonly string[] | undefined;
  /** This line and all older ones, so that pages stay stable while lines are added. */
  upTo?: string | undefined;
  /** Lines after this one; null for all. */
  after?: string | null | undefined;
}

/** How many of the newest lines a search scans: it reads the content of each line, which no index covers. */
export const searchedLines = 10_000;

// These columns are in the index of the log's order, so a page is read from the index alone; a search needs the others too.
const place = sql`line.id, line.at`;
const facts = sql`line.id, line.at, line.action, line.entity, line.entity_id, line.actor_company_user_id`;

/** `id` and `at` of the newest lines of a selection, ignoring its search; at most this many. */
export function newestLines(company: Company, selection: LineSelection, most: number): RawBuilder<unknown> {
  return newest({ company, selection, most, columns: place });
}

/** The lines that a search scans, and one more when there are more. */
export function linesToSearch(company: Company, selection: LineSelection): RawBuilder<unknown> {
  return newest({ company, selection, most: searchedLines + 1, columns: facts });
}

interface NewestSelection {
  company: Company;
  selection: LineSelection;
  most: number;
  columns: RawBuilder<unknown>;
}

function newest(selected: NewestSelection): RawBuilder<unknown> {
  const { company, selection, most, columns } = selected;
  if (selection.companyUserIds?.length) return linesOfPeople(selected, selection.companyUserIds);
  return sql`select ${columns} from audit_log line where ${chosenLines(company, selection)} order by line.at desc, line.id desc limit ${rowCount(most)}`;
}

/** What these people did, and what was done about them. Each part uses its own index and returns only its newest lines. */
function linesOfPeople({ company, selection, most, columns }: NewestSelection, companyUserIds: readonly string[]): RawBuilder<unknown> {
  const people = sql`unnest(${[...companyUserIds]}::uuid[]) as who (id)`;
  const chosen = chosenLines(company, selection);
  const newestFirst = sql`order by line.at desc, line.id desc limit ${rowCount(most)}`;
  // Lines about a person are read one by one (offset 0), otherwise the planner might scan the whole log in its order.
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
  const { entities, record, from, to, timeZone, closed, onlyDeletions, onlyActions, upTo, after } = selection;
  const conditions = [sql`line.company_id = ${company.id}`];
  if (entities) conditions.push(sql`line.entity = any(${[...entities]}::text[])`);
  if (record) conditions.push(sql`line.entity = ${record.entity} and line.entity_id = ${record.id}`);
  if (from) conditions.push(sql`line.at >= ${from}::date::timestamp at time zone ${timeZone}`);
  if (to) conditions.push(sql`line.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
  for (const [entity, ids] of closed ?? [])
    conditions.push(sql`not (line.entity = ${entity} and line.entity_id = any(${[...ids]}::text[]))`);
  const marked = [
    // As in the index of deletions.
    ...(onlyDeletions ? [sql`(split_part(line.action, '.', 2) like 'delete%' or split_part(line.action, '.', 2) like 'erase%')`] : []),
    ...(onlyActions ? [sql`line.action = any(${[...onlyActions]}::text[])`] : []),
  ];
  if (marked.length > 0) conditions.push(sql`(${sql.join(marked, sql` or `)})`);
  // The timestamps alone are for the index.
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

/** Whether a line, `said`, matches the search. */
export function matchesSearch({ text, companyUserIds, actions, kept = [] }: NonNullable<LineSelection['search']>): RawBuilder<unknown> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const people = [...companyUserIds];
  const concerned = sql`said.actor_company_user_id = any(${people}::uuid[]) or said.company_user_id = any(${people}::uuid[])
    or (said.entity = 'companyUser' and said.entity_id = any(${people}::text[]))`;
  // Faster than `ilike`, which folds the pattern for each line.
  const [after, before] = [readValues('after', kept), readValues('before', kept)];
  const inValues = sql`lower((${after})::text) like lower(${pattern}) or lower((${before})::text) like lower(${pattern})`;
  return sql`(said.action = any(${[...actions]}::text[]) or ${people.length > 0 ? sql`${concerned} or` : sql``} ${inValues})`;
}

/** The values of a line, `said`, that the reader may read. */
function readValues(column: 'before' | 'after', kept: readonly KeptValues[]): RawBuilder<unknown> {
  return kept.reduce<RawBuilder<unknown>>(
    (values, { entity, fields, ids }) => sql`
      case when said.entity = ${entity} and said.entity_id = any(${[...ids]}::text[]) then ${values} - ${[...fields]}::text[] else ${values} end`,
    sql.ref(`said.${column}`),
  );
}
