import { erasureEntity } from './audit-erasure.ts';
import { sql } from 'kysely';
import { countCap } from '#kernel/contract/paging.ts';
import { partClause, rowCount } from './database/paging.ts';
import type { Company } from './database/unit.ts';
import { linesToSearch, newestLines, matchesSearch, searchedLines } from './store-audit-selection.ts';
import type { LineSelection } from './store-audit-selection.ts';

/** A line of a company's log with the values that can be erased. */
export interface AuditLine {
  id: string;
  at: Date;
  action: string;
  entity: string;
  entityId: string;
  actorAccountId: string | null;
  actorCompanyUserId: string | null;
  via: string;
  companyUserId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  isErased: boolean;
}

const ofLine = sql`audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id`;
const facts = sql`line.id, line.at, line.action, line.entity, line.entity_id as "entityId", line.actor_account_id as "actorAccountId",
  line.actor_company_user_id as "actorCompanyUserId", line.via, detail.company_user_id as "companyUserId", detail.before, detail.after,
  detail.salt is null as "isErased"`;

/** A page of lines. */
interface Part {
  limit: number;
  offset?: number;
}

/** One page of the log, newest first. */
export async function readLines(company: Company, selection: LineSelection, part: Part): Promise<AuditLine[]> {
  if (selection.search) return (await findLines(company, selection, selection.search, part)).lines;
  const { limit, offset = 0 } = part;
  const { rows } = await sql<AuditLine>`
    select ${facts} from (
      select id, at from (${newestLines(company, selection, offset + limit)}) newest order by at desc, id desc ${partClause({ limit, offset })}
    ) page
    join audit_log line on line.company_id = ${company.id} and line.id = page.id
    left join ${ofLine}
    order by page.at desc, page.id desc
  `.execute(company.tx);
  return rows;
}

/** How many lines there are, counted up to one more than the cap. */
export async function countLines(company: Company, selection: LineSelection): Promise<number> {
  if (selection.search) return (await findLines(company, selection, selection.search, { limit: 0 })).total;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${newestLines(company, selection, countCap + 1)}) counted
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

interface Found {
  lines: AuditLine[];
  total: number;
  /** Set when older lines were not searched: how far back the search went. */
  searchedBackTo: Date | null;
}

/** The lines that match a search, among the newest lines of the selection; one statement, since the scan is the main cost. */
export async function findLines(
  company: Company,
  selection: LineSelection,
  search: NonNullable<LineSelection['search']>,
  { limit, offset = 0 }: Part,
): Promise<Found> {
  const { rows } = await sql<Omit<Found, 'lines'> & (AuditLine | { id: null })>`
    with looked as materialized (${linesToSearch(company, selection)}),
    found as materialized (
      select looked.id, looked.at from looked cross join lateral (
        select looked.action, looked.entity, looked.entity_id, looked.actor_company_user_id, detail.company_user_id, detail.before, detail.after
        from (select) one left join audit_detail detail on detail.company_id = ${company.id} and detail.audit_id = looked.id
        -- One by one by the key; joined as a whole, all that was ever kept is read.
        offset 0
      ) said
      where ${matchesSearch(search)}
    )
    select (select count(*) from found)::integer as total,
      (select min(at) from looked having count(*) > ${searchedLines}) as "searchedBackTo", shown.*
    from (select) one
    left join (
      select ${facts} from (select id, at from found order by at desc, id desc ${partClause({ limit, offset })}) page
      join audit_log line on line.company_id = ${company.id} and line.id = page.id
      left join ${ofLine}
    ) shown on true
    order by shown.at desc, shown.id desc
  `.execute(company.tx);
  const [first] = rows;
  const lines = rows.flatMap(({ total: _total, searchedBackTo: _back, ...line }) => (line.id === null ? [] : [line]));
  return { lines, total: first?.total ?? 0, searchedBackTo: first?.searchedBackTo ?? null };
}

/** The line at a position of the chain. */
export async function readSealedLine(company: Company, sequence: number): Promise<AuditLine | undefined> {
  const { rows } = await sql<AuditLine>`
    select ${facts} from audit_log line left join ${ofLine} where line.company_id = ${company.id} and line.sequence = ${sequence}
  `.execute(company.tx);
  return rows[0];
}

/** These lines, newest first. */
export async function readNamedLines(company: Company, ids: readonly string[]): Promise<AuditLine[]> {
  const { rows } = await sql<AuditLine>`
    select ${facts} from audit_log line left join ${ofLine}
    where line.company_id = ${company.id} and line.id = any(${[...ids]}::uuid[])
    order by line.at desc, line.id desc
  `.execute(company.tx);
  return rows;
}

/** The lines about some records, newest first; those before a line on request. */
export async function readLinesAbout(
  company: Company,
  records: readonly { entity: string; entityId: string }[],
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<AuditLine[]> {
  const older =
    before === undefined
      ? sql``
      : sql`and (line.at, line.id) < (select at, id from audit_log where company_id = ${company.id} and id = ${before}::uuid)`;
  const most = sql`limit ${rowCount(limit)}`;
  const entities = records.map(({ entity }) => entity);
  const ids = records.map(({ entityId }) => entityId);
  const { rows } = await sql<AuditLine>`
    select ${facts} from (
      select found.id, found.at from unnest(${entities}::text[], ${ids}::text[]) as record (entity, entity_id)
      cross join lateral (
        select line.id, line.at from audit_log line
        where line.company_id = ${company.id} and line.entity = record.entity and line.entity_id = record.entity_id ${older}
        order by line.at desc, line.id desc ${most}
      ) found
      order by found.at desc, found.id desc ${most}
    ) newest
    join audit_log line on line.company_id = ${company.id} and line.id = newest.id
    left join ${ofLine}
    order by newest.at desc, newest.id desc
  `.execute(company.tx);
  return rows;
}

/** One line. */
export async function readLine(company: Company, id: string): Promise<AuditLine | undefined> {
  const { rows } = await sql<AuditLine>`
    select ${facts} from audit_log line left join ${ofLine} where line.company_id = ${company.id} and line.id = ${id}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The newest line's id. */
export async function readNewestLine(company: Company): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from audit_log where company_id = ${company.id} order by at desc, id desc limit 1
  `.execute(company.tx);
  return rows[0]?.id;
}

/** A record as the log names it. */
export interface LoggedEntity {
  entity: string;
  entityId: string;
}

/** The last names of records, from any of these fields of the log; a deleted record keeps its name there. */
export async function readLastNames(
  company: Company,
  things: readonly LoggedEntity[],
  fields: readonly string[],
): Promise<(LoggedEntity & { values: Record<string, unknown> })[]> {
  if (things.length === 0) return [];
  const { rows } = await sql<LoggedEntity & { values: Record<string, unknown> }>`
    select thing.entity, thing."entityId", named.values
    from jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as thing (entity text, "entityId" text)
    cross join lateral (
      select coalesce(detail.before, '{}') || coalesce(detail.after, '{}') as values
      from audit_log line join ${ofLine}
      where line.company_id = ${company.id} and line.entity = thing.entity and line.entity_id = thing."entityId"
        and (detail.after ?| ${[...fields]}::text[] or detail.before ?| ${[...fields]}::text[])
      order by line.at desc, line.id desc limit 1
    ) named
  `.execute(company.tx);
  return rows;
}

/** What belongs to these records by the log, and to that in turn unless nothing belongs to its kind, also what is gone; by kinds. */
export async function readBelongings(
  company: Company,
  ownerIds: readonly string[],
  withoutBelongings: readonly string[],
): Promise<{ entity: string; ids: string[] }[]> {
  const { rows } = await sql<{ entity: string; ids: string[] }>`
    with recursive belonging as (
      select entity, entity_id from audit_log where company_id = ${company.id} and owner_id = any(${[...ownerIds]}::text[])
      union
      select line.entity, line.entity_id from belonging cross join lateral (
        select entity, entity_id from audit_log where company_id = ${company.id} and owner_id = belonging.entity_id offset 0
      ) line
      where belonging.entity <> all(${[...withoutBelongings]}::text[])
    )
    select entity, array_agg(entity_id) as ids from belonging group by entity
  `.execute(company.tx);
  return rows;
}

/** Erases old and new values of lines from before a date, in batches; lines that name erasures keep theirs. Returns how many. */
export async function eraseDetailsBefore(company: Company, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from audit_detail where company_id = ${company.id} and audit_id in (
      select line.id from audit_log line join ${ofLine}
      where line.company_id = ${company.id} and line.at < ${before} and line.sequence is not null and line.entity <> ${erasureEntity}
      order by line.at limit ${sql.lit(most)}
    )
  `.execute(company.tx);
  return Number(numAffectedRows ?? 0n);
}
