import { sql } from 'kysely';
import type { Company, Unit } from './database/unit.ts';
import { tables } from './database/unit.ts';
import { erasureEntity, isErasureNamed, nameErasedLines } from './audit-erasure.ts';
import { digestOfLine, lineParts, type AuditLogTable } from './store-audit.ts';
import type { FileStore } from './files/store.ts';
import type { Secrets } from './secrets.ts';
import type { Services } from './services.ts';
import { readHead, writeHead, type SealHead } from './seal-head.ts';

interface Detail {
  company_id: number;
  audit_id: string;
  salt: string;
  before: unknown;
  after: unknown;
}
const db = tables<{
  audit_log: AuditLogTable;
  audit_detail: Detail;
  audit_unsealed: { company_id: number; since: Date };
  audit_unnamed: { company_id: number };
}>();

/** Lines per batch of sealing or verifying. */
const batch = 5_000;
const columns = [
  'company_id',
  'id',
  'at',
  'action',
  'entity',
  'entity_id',
  'actor_account_id',
  'actor_company_user_id',
  'actor_role',
  'via',
  'request_id',
  'digest',
] as const;

/** The next link: an HMAC of the previous link, the position in the chain and the line's digest (log.2). */
function link(secrets: Secrets, previous: string, sequence: number, digest: string): string {
  return secrets.digest(`${previous}\n${sequence}\n${digest}`, 'audit chain');
}

/**
 * Seals the unsealed lines of all companies, with one transaction per company, and then puts the new heads into the file store. A company whose
 * head could not be put stays marked, so that the next round tries again. Returns how many lines were sealed.
 */
export async function sealAll(services: Pick<Services, 'database' | 'secrets' | 'fileStore' | 'clock'>): Promise<number> {
  const { database, secrets, fileStore, clock } = services;
  for (const companyId of await database.transaction((unit) => unnamed(unit)))
    await database.forCompany(companyId, (company) => nameFormerErasures(company, clock.now()));
  const companies = await database.transaction((unit) => waiting(unit));
  let sealed = 0;
  for (const companyId of companies) sealed += await database.forCompany(companyId, (company) => seal(company, secrets));
  for (const companyId of companies) await database.forCompany(companyId, (company) => putHead(company, fileStore));
  return sealed;
}

async function unnamed(unit: Unit): Promise<number[]> {
  const rows = await db(unit).selectFrom('audit_unnamed').select('company_id').limit(1000).execute();
  return rows.map((row) => row.company_id);
}

/** Names once what was erased before erasures were named, so that from here on a missing content shows. */
async function nameFormerErasures(company: Company, now: Date): Promise<void> {
  const removed = await db(company).deleteFrom('audit_unnamed').where('company_id', '=', company.id).executeTakeFirstOrThrow();
  if (removed.numDeletedRows === 0n) return;
  const { rows } = await sql<{ id: string }>`
    select line.id from audit_log line where line.company_id = ${company.id} and not exists (
      select from audit_detail detail where detail.company_id = line.company_id and detail.audit_id = line.id)
    order by line.at, line.id`.execute(db(company));
  await nameErasedLines(
    company,
    rows.map(({ id }) => id),
    now,
  );
}

async function waiting(unit: Unit): Promise<number[]> {
  const rows = await db(unit).selectFrom('audit_unsealed').select('company_id').orderBy('since').limit(1000).execute();
  return rows.map((row) => row.company_id);
}

/** Adds sequence and chain to the unsealed lines of one company, oldest first. Only one process seals a company at a time. */
async function seal(company: Company, secrets: Secrets): Promise<number> {
  await lockChain(company);
  const last = await lastSealed(company);
  const lines = await db(company)
    .selectFrom('audit_log')
    .select(['id', 'digest'])
    .where('company_id', '=', company.id)
    .where('sequence', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(batch)
    .execute();
  let sequence = last?.sequence ?? 0;
  let chain = last?.chain ?? '';
  const links = lines.map((line) => {
    sequence += 1;
    chain = link(secrets, chain, sequence, line.digest);
    return { id: line.id, sequence, chain };
  });
  await sql`update audit_log set sequence = link.sequence, chain = link.chain
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id uuid, sequence bigint, chain text)
    where audit_log.company_id = ${company.id} and audit_log.id = link.id`.execute(db(company));
  return lines.length;
}

function lockChain(company: Company): Promise<unknown> {
  return sql`select pg_advisory_xact_lock(hashtext('audit'), ${company.id})`.execute(db(company));
}

async function lastSealed(company: Company): Promise<SealHead | undefined> {
  const row = await db(company)
    .selectFrom('audit_log')
    .select(['sequence', 'chain'])
    .where('company_id', '=', company.id)
    .where('sequence', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.sequence !== null && row.chain !== null ? { sequence: row.sequence, chain: row.chain } : undefined;
}

/**
 * Puts the head of a chain that was committed into the file store, never an older one than lies there (log.9). Within the transaction on purpose:
 * its lock keeps the heads of several sealers in order, and when the store fails the company stays marked.
 */
async function putHead(company: Company, fileStore: FileStore): Promise<void> {
  await lockChain(company);
  // Removed first: a line written from here on marks the company again.
  await db(company).deleteFrom('audit_unsealed').where('company_id', '=', company.id).execute();
  if ((await countUnsealed(company)) > 0) await markUnsealed(company);
  const last = await lastSealed(company);
  const stored = await readHead(fileStore, company.id);
  // One that the chain does not contain is the evidence that lines were removed, and stays.
  const isNewer = stored === undefined || (last && stored.sequence < last.sequence && (await contains(company, stored)));
  if (last && isNewer) await writeHead(fileStore, company.id, last);
}

async function contains(company: Company, { sequence, chain }: SealHead): Promise<boolean> {
  const row = await db(company)
    .selectFrom('audit_log')
    .select('chain')
    .where('company_id', '=', company.id)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row?.chain === chain;
}

async function markUnsealed(company: Company): Promise<void> {
  await sql`insert into audit_unsealed (company_id, since) values (${company.id}, now()) on conflict do nothing`.execute(db(company));
}

export interface Verdict {
  /** The number of sealed lines whose chain and digest match. */
  verified: number;
  /** The number of lines whose old and new values were erased: the chain still covers their digest. */
  erased: number;
  /** The number of lines that were written but not sealed yet. */
  unsealed: number;
  /** Up to which line the file store confirms that none is missing; undefined while it has no head. */
  head: number | undefined;
  /** The first sequence at which the chain, the order or a line's content does not match, or a line is missing. */
  firstBroken: number | undefined;
}

/** Verifies a company's whole chain: whether every line is as it was written, and none is missing up to the head in the file store. */
export async function verifyAuditChain(
  company: Company,
  { secrets, fileStore }: Pick<Services, 'secrets' | 'fileStore'>,
): Promise<Verdict> {
  // Read first: it was put after its lines were committed, so they can be read from here on.
  const head = await readHead(fileStore, company.id);
  const isNamed = isErasureNamed(await readErasures(company));
  const verdict: Verdict = { verified: 0, erased: 0, unsealed: await countUnsealed(company), head: head?.sequence, firstBroken: undefined };
  let chain = '';
  let expected = 1;
  for (;;) {
    const lines = await sealedFrom(company, expected);
    for (const line of lines) {
      chain = link(secrets, chain, expected, line.digest);
      const isWhole = line.sequence === expected && line.chain === chain && contentHolds(line, isNamed);
      if (!isWhole || (head?.sequence === expected && head.chain !== chain)) return { ...verdict, firstBroken: expected };
      if (line.salt === null) verdict.erased += 1;
      verdict.verified += 1;
      expected += 1;
    }
    if (lines.length < batch) return head && head.sequence >= expected ? { ...verdict, firstBroken: expected } : verdict;
  }
}

/** Without content a line holds only where another line names its erasure; lines of erasures are verified like all others. */
function contentHolds(
  line: AuditLogTable & { salt: string | null; before: unknown; after: unknown },
  isNamed: ReturnType<typeof isErasureNamed>,
): boolean {
  if (line.salt === null) return isNamed(line);
  return digestOfLine(lineParts(line), line.salt, line.before ?? undefined, line.after ?? undefined) === line.digest;
}

async function readErasures(company: Company): Promise<unknown[]> {
  const rows = await db(company)
    .selectFrom('audit_log as l')
    .innerJoin('audit_detail as d', (on) => on.onRef('d.company_id', '=', 'l.company_id').onRef('d.audit_id', '=', 'l.id'))
    .select('d.after')
    .where('l.company_id', '=', company.id)
    .where('l.entity', '=', erasureEntity)
    .execute();
  return rows.map(({ after }) => after);
}

async function sealedFrom(company: Company, from: number) {
  return db(company)
    .selectFrom('audit_log as l')
    .leftJoin('audit_detail as d', (on) => on.onRef('d.company_id', '=', 'l.company_id').onRef('d.audit_id', '=', 'l.id'))
    .select(columns.map((name) => `l.${name}` as const))
    .select(['l.sequence', 'l.chain', 'd.salt', 'd.before', 'd.after'])
    .where('l.company_id', '=', company.id)
    .where('l.sequence', '>=', from)
    .orderBy('l.sequence')
    .limit(batch)
    .execute();
}

async function countUnsealed(company: Company): Promise<number> {
  const row = await db(company)
    .selectFrom('audit_log')
    .select((of) => of.fn.countAll<number>().as('lines'))
    .where('company_id', '=', company.id)
    .where('sequence', 'is', null)
    .executeTakeFirstOrThrow();
  return row.lines;
}
