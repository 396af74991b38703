import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Change } from './audit.ts';
import { notify } from './database/notify.ts';
import { rowCount } from './database/paging.ts';
import type { Company, Unit } from './database/unit.ts';
import { tables } from './database/unit.ts';
import { newId } from './id.ts';
import { liveChannel, payloadOfChanges } from './live/message.ts';
import { discardQueryPlans } from './store-plans.ts';

/** A line as it is stored. */
export interface AuditLogTable {
  company_id: number;
  id: string;
  at: Date;
  action: string;
  entity: string;
  entity_id: string;
  actor_account_id: string | null;
  actor_company_user_id: string | null;
  actor_role: string | null;
  via: string;
  request_id: string;
  digest: string;
  sequence: number | null;
  chain: string | null;
}
interface AuditDetailTable {
  company_id: number;
  audit_id: string;
  company_user_id: string | null;
  salt: string;
  before: string | null;
  after: string | null;
}
interface AccountEventTable {
  id: string;
  account_id: string | null;
  at: Date;
  action: string;
  request_id: string;
  ip: string;
  changes: string;
}
interface UnsealedTable {
  company_id: number;
  since: Date;
}
const db = tables<{
  audit_log: AuditLogTable;
  audit_detail: AuditDetailTable;
  account_event: AccountEventTable;
  audit_unsealed: UnsealedTable;
}>();

/** The author of a line, the request, and the time. */
export interface AuditCaller {
  accountId: string | null;
  companyUserId: string | null;
  role: string | null;
  via: 'session' | 'apiKey' | 'system' | `viewAs:${string}` | `support:${string}` | `secret:${string}`;
  action: string;
  requestId: string;
  at: Date;
  /** The live connection of the request; it receives no notification of its own change. */
  liveConnectionId?: string | undefined;
  /** A read without changes: no notification is sent. */
  isLook?: boolean;
}

/** The digest that the chain covers: of all parts of the line, and of the old and new values with a salt, which erasure removes with them. */
export function digestOfLine(line: readonly (string | null)[], salt: string, before: unknown, after: unknown): string {
  return hash('sha256', JSON.stringify([line, salt, canonical(before), canonical(after)]), 'base64url');
}

/** Sorts keys at every depth, because jsonb keeps no order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value ?? null;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]);
}

/** From this number on, cached plans may cost more than new ones. */
const manyLines = 100;

/** Repeated views within this time are one line. */
const lookMinutes = 10;

/** Writes the changes of a request in its own transaction with three statements in total, and notifies open pages after the commit. */
export async function writeAudit(company: Company, caller: AuditCaller, changes: readonly Change[]): Promise<void> {
  const fresh = changes.filter(({ isInLog }) => isInLog !== true);
  const lines = fresh.map((change) => {
    const id = newId();
    const salt = randomBytes(16).toString('base64url');
    const line = {
      company_id: company.id,
      id,
      at: caller.at,
      action: change.as === undefined ? caller.action : `${caller.action.split('.')[0]}.${change.as}`,
      entity: change.entity,
      entity_id: change.entityId,
      actor_account_id: caller.accountId,
      actor_company_user_id: caller.companyUserId,
      actor_role: caller.role,
      via: caller.via,
      request_id: caller.requestId,
    };
    const before = json(change.before);
    const after = json(change.after);
    const digest = digestOfLine(lineParts(line), salt, change.before, change.after);
    return {
      line: { ...line, digest },
      detail: { company_id: company.id, audit_id: id, company_user_id: change.companyUserId ?? null, salt, before, after },
      ownerId: change.ownerId ?? null,
      look: change.isRepeatable ? parsed(after) : null,
    };
  });
  const payload = caller.isLook
    ? undefined
    : payloadOfChanges(company.id, changes, { by: caller.liveConnectionId, author: caller.companyUserId ?? undefined });
  if (payload !== undefined) notify(company, liveChannel, payload);
  if (lines.length === 0) return;
  const inserting = insertLines(
    company,
    lines.map(({ line, ownerId, look }) => ({ ...line, owner_id: ownerId, look })),
  );
  const insertRest = (written: ReadonlySet<string>) =>
    Promise.all([
      insertDetails(
        company,
        lines.flatMap(({ line, detail }) => (written.has(line.id) ? [detail] : [])),
      ),
      awaitSeal(company, caller.at),
    ]);
  // Only for views must the query know first whether the line exists already; otherwise all inserts are sent together.
  if (lines.every(({ look }) => look === null)) await Promise.all([inserting, insertRest(new Set(lines.map(({ line }) => line.id)))]);
  else if ((await inserting).size > 0) await insertRest(await inserting);
}

/** Marks the company as having lines to seal. */
async function awaitSeal(company: Company, since: Date): Promise<void> {
  await sql`insert into audit_unsealed (company_id, since) values (${company.id}, ${since}) on conflict (company_id) do nothing`.execute(
    db(company),
  );
}

type Line = Omit<AuditLogTable, 'sequence' | 'chain'>;

/** The parts of a line that its digest covers, in order. */
export function lineParts(line: Omit<Line, 'digest'>): (string | null)[] {
  return [
    String(line.company_id),
    line.id,
    line.at.toISOString(),
    line.action,
    line.entity,
    line.entity_id,
    line.actor_account_id,
    line.actor_company_user_id,
    line.actor_role,
    line.via,
    line.request_id,
  ];
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Inserts the lines except views that exist already, and returns which were inserted. */
async function insertLines(
  company: Company,
  lines: readonly (Line & { owner_id: string | null; look: unknown })[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    id: string;
  }>`insert into audit_log (company_id, id, at, action, entity, entity_id, actor_account_id, actor_company_user_id, actor_role, via, request_id, digest, owner_id)
    select company_id, id, at, action, entity, entity_id, actor_account_id, actor_company_user_id, actor_role, via, request_id, digest, owner_id
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (company_id integer, id uuid, at timestamptz, action text, entity text, entity_id text,
      actor_account_id uuid, actor_company_user_id uuid, actor_role text, via text, request_id text, digest text, owner_id text, look jsonb)
    where line.look is null or not exists (
      select from audit_log past join audit_detail seen on seen.company_id = past.company_id and seen.audit_id = past.id
      where past.company_id = ${company.id} and past.entity = line.entity and past.entity_id = line.entity_id
        and past.at > line.at - make_interval(mins => ${lookMinutes}) and past.at <= line.at and past.action = line.action
        and past.actor_account_id is not distinct from line.actor_account_id and past.actor_role is not distinct from line.actor_role
        and past.actor_company_user_id is not distinct from line.actor_company_user_id and past.via = line.via and seen.after = line.look
    )
    returning id`.execute(db(company));
  return new Set(rows.map(({ id }) => id));
}

async function insertDetails(company: Company, details: readonly AuditDetailTable[]): Promise<void> {
  if (details.length >= manyLines) await discardQueryPlans(company);
  const rows = details.map((detail) => ({ ...detail, before: parsed(detail.before), after: parsed(detail.after) }));
  await sql`insert into audit_detail (company_id, audit_id, company_user_id, salt, before, after)
    select company_id, audit_id, company_user_id, salt, before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as detail (company_id integer, audit_id uuid, company_user_id uuid, salt text, before jsonb, after jsonb)`.execute(
    db(company),
  );
}

function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

export interface LatestChange {
  at: Date;
  companyUserId: string | null;
  before: Record<string, unknown>;
  after: Record<string, unknown> | null;
}

/** The latest changes of one record, newest first; lines of views and creations have no old values and are excluded. */
export async function readLatestChanges(
  company: Company,
  { entity, entityId }: Pick<Change, 'entity' | 'entityId'>,
  limit: number,
): Promise<LatestChange[]> {
  const { rows } = await sql<LatestChange>`
    select line.at, line.actor_company_user_id as "companyUserId", detail.before, detail.after
    from audit_log line join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id
    where line.company_id = ${company.id} and line.entity = ${entity} and line.entity_id = ${entityId} and detail.before is not null
    order by line.at desc, line.id desc limit ${rowCount(limit)}
  `.execute(db(company));
  return rows;
}

/** How many lines contain old or new values of a person. */
export async function countDetailsOf(company: Company, companyUserId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit_detail where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(db(company));
  return rows[0]?.count ?? 0;
}

/** Erases old and new values that concern a person; the chain still covers their digests (log.3). Returns their lines, for naming them. */
export async function eraseDetailsOf(company: Company, companyUserId: string): Promise<string[]> {
  const rows = await db(company)
    .deleteFrom('audit_detail')
    .where('company_id', '=', company.id)
    .where('company_user_id', '=', companyUserId)
    .returning('audit_id')
    .execute();
  return rows.map((row) => row.audit_id);
}

/** The same of records that became a person's only later: their earlier lines concern nobody by name, but tell of that person. */
export async function eraseDetailsOfRecords(company: Company, entity: string, entityIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from audit_detail detail using audit_log line
    where detail.company_id = ${company.id} and line.company_id = ${company.id} and line.id = detail.audit_id
      and line.entity = ${entity} and line.entity_id = any(${[...entityIds]}::text[])
    returning detail.audit_id as id
  `.execute(db(company));
  return rows.map(({ id }) => id);
}

/** Records a state-changing request that belongs to no company. */
export async function writeAccountEvent(
  unit: Unit,
  event: { accountId: string | null; at: Date; action: string; requestId: string; ip: string; changes: readonly Change[] },
): Promise<void> {
  await db(unit)
    .insertInto('account_event')
    .values({
      id: newId(),
      account_id: event.accountId,
      at: event.at,
      action: event.action,
      request_id: event.requestId,
      ip: event.ip,
      changes: JSON.stringify(event.changes),
    })
    .execute();
}
