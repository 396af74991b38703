import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { countCap } from '#kernel/contract/paging.ts';
import type { Company } from './database/unit.ts';

/** A line of a company's log with what may be erased of it. */
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

/** Which lines; what is left out does not matter. */
export interface LineSelection {
  /** Who did it or whom it concerns. */
  companyUserIds?: readonly string[] | undefined;
  entities?: readonly string[] | undefined;
  /** The first and the last day in this time zone. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
  /** Any of these is enough. */
  search?: { text: string; companyUserIds: readonly string[]; actions: readonly string[] } | undefined;
  onlyDeletions?: boolean | undefined;
  /** This line and what was there when it was the newest, so that pages stay as they are while lines are added. */
  upTo?: string | undefined;
  /** What came after this line; null is from the beginning. */
  after?: string | null | undefined;
}

const ofLine = sql`audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id`;
const facts = sql`line.id, line.at, line.action, line.entity, line.entity_id as "entityId", line.actor_account_id as "actorAccountId",
  line.actor_company_user_id as "actorCompanyUserId", line.via, detail.company_user_id as "companyUserId", detail.before, detail.after,
  detail.salt is null as "isErased"`;

/** One part of the log, newest first. */
export async function readLines(
  company: Company,
  selection: LineSelection,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<AuditLine[]> {
  const { rows } = await sql<AuditLine>`
    select ${facts} from audit_log line left join ${ofLine} where ${selected(company, selection)}
    order by line.at desc, line.id desc limit ${limit} offset ${offset}
  `.execute(company.tx);
  return rows;
}

/** How many lines there are, counted up to one more than the cap. */
export async function countLines(company: Company, selection: LineSelection): Promise<number> {
  // Only a search looks into what was before and after.
  const joined = selection.search ? sql`left join ${ofLine}` : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from audit_log line ${joined} where ${selected(company, selection)} limit ${countCap + 1}
    ) counted
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

/** The line with a place in the chain. */
export async function readSealedLine(company: Company, sequence: number): Promise<AuditLine | undefined> {
  const { rows } = await sql<AuditLine>`
    select ${facts} from audit_log line left join ${ofLine} where line.company_id = ${company.id} and line.sequence = ${sequence}
  `.execute(company.tx);
  return rows[0];
}

function selected(company: Company, selection: LineSelection): RawBuilder<unknown> {
  const { companyUserIds, entities, from, to, timeZone, search, onlyDeletions, upTo, after } = selection;
  const conditions = [sql`line.company_id = ${company.id}`];
  if (companyUserIds?.length) conditions.push(sql`line.id in (${linesOf(company, companyUserIds)})`);
  if (entities) conditions.push(sql`line.entity = any(${[...entities]}::text[])`);
  if (from) conditions.push(sql`line.at >= ${from}::date::timestamp at time zone ${timeZone}`);
  if (to) conditions.push(sql`line.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
  if (onlyDeletions) conditions.push(sql`split_part(line.action, '.', 2) like 'delete%'`);
  // The moments alone are for the index.
  if (upTo) conditions.push(sql`line.at <= ${momentOf(company, upTo)} and (line.at, line.id) <= ${placeOf(company, upTo)}`);
  if (after) conditions.push(sql`line.at >= ${momentOf(company, after)} and (line.at, line.id) > ${placeOf(company, after)}`);
  if (search) conditions.push(found(company, search));
  return sql.join(conditions, sql` and `);
}

function momentOf(company: Company, id: string): RawBuilder<unknown> {
  return sql`(select at from audit_log where company_id = ${company.id} and id = ${id}::uuid)`;
}

function placeOf(company: Company, id: string): RawBuilder<unknown> {
  return sql`(select at, id from audit_log where company_id = ${company.id} and id = ${id}::uuid)`;
}

/** The newest line's id. */
export async function readNewestLine(company: Company): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from audit_log where company_id = ${company.id} order by at desc, id desc limit 1
  `.execute(company.tx);
  return rows[0]?.id;
}

/** The lines of some people: what they did, and what was done about them. Each part has its own index. */
function linesOf(company: Company, companyUserIds: readonly string[]): RawBuilder<unknown> {
  const ids = [...companyUserIds];
  return sql`
    select id from audit_log where company_id = ${company.id} and actor_company_user_id = any(${ids}::uuid[])
    union select audit_id from audit_detail where company_id = ${company.id} and company_user_id = any(${ids}::uuid[])
    union select id from audit_log where company_id = ${company.id} and entity = 'companyUser' and entity_id = any(${ids}::text[])`;
}

function found(company: Company, { text, companyUserIds, actions }: NonNullable<LineSelection['search']>): RawBuilder<unknown> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const inWords = sql`line.action = any(${[...actions]}::text[]) or detail.after::text ilike ${pattern} or detail.before::text ilike ${pattern}`;
  return companyUserIds.length > 0 ? sql`(${inWords} or line.id in (${linesOf(company, companyUserIds)}))` : sql`(${inWords})`;
}

/** A thing as the log names it. */
export interface LoggedThing {
  entity: string;
  entityId: string;
}

/** What things were last called, by any of these fields of the log; one that is gone keeps its name there. */
export async function readLastNames(
  company: Company,
  things: readonly LoggedThing[],
  fields: readonly string[],
): Promise<(LoggedThing & { values: Record<string, unknown> })[]> {
  if (things.length === 0) return [];
  const { rows } = await sql<LoggedThing & { values: Record<string, unknown> }>`
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

/** Erases old and new values of lines from before a moment, so many at a time; the chain goes on covering their digests. Answers how many. */
export async function eraseDetailsBefore(company: Company, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from audit_detail where company_id = ${company.id} and audit_id in (
      select line.id from audit_log line join ${ofLine}
      where line.company_id = ${company.id} and line.at < ${before} and line.sequence is not null
      order by line.at limit ${most}
    )
  `.execute(company.tx);
  return Number(numAffectedRows ?? 0n);
}
