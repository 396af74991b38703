import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { Company, Unit } from './database/unit.ts';
import { tables } from './database/unit.ts';
import { digestOfLine, lineParts } from './store-audit.ts';
import type { Secrets } from './secrets.ts';

interface Line {
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
interface Detail {
  company_id: number;
  audit_id: string;
  salt: string;
  before: unknown;
  after: unknown;
}
const db = tables<{ audit_log: Line; audit_detail: Detail; audit_unsealed: { company_id: number; since: Date } }>();

/** Lines in one round of sealing or verifying. */
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

/** The next link: an HMAC of the link before, the place in the chain and the line's digest (log.2). */
function link(secrets: Secrets, previous: string, sequence: number, digest: string): string {
  return secrets.digest(`${previous}\n${sequence}\n${digest}`, 'audit chain');
}

/** Seals the unsealed tails of all companies; one transaction a company. Answers how many lines were sealed. */
export async function sealAll(database: Database, secrets: Secrets): Promise<number> {
  const companies = await database.transaction((unit) => waiting(unit));
  let sealed = 0;
  for (const companyId of companies) sealed += await database.forCompany(companyId, (company) => seal(company, secrets));
  return sealed;
}

async function waiting(unit: Unit): Promise<number[]> {
  const rows = await db(unit).selectFrom('audit_unsealed').select('company_id').orderBy('since').limit(1000).execute();
  return rows.map((row) => row.company_id);
}

/** Adds sequence and chain to the unsealed lines of one company, oldest first. Only one sealer works on a company at a time. */
async function seal(company: Company, secrets: Secrets): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('audit'), ${company.id})`.execute(db(company));
  // Taken away first: a line written from here on puts the company back.
  await db(company).deleteFrom('audit_unsealed').where('company_id', '=', company.id).execute();
  const last = await db(company)
    .selectFrom('audit_log')
    .select(['sequence', 'chain'])
    .where('company_id', '=', company.id)
    .where('sequence', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
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
  if (lines.length === batch) await markUnsealed(company);
  return lines.length;
}

async function markUnsealed(company: Company): Promise<void> {
  await sql`insert into audit_unsealed (company_id, since) values (${company.id}, now()) on conflict do nothing`.execute(db(company));
}

export interface Verdict {
  /** Sealed lines whose chain and digest hold. */
  verified: number;
  /** Lines whose old and new values were erased: the chain still covers their digest. */
  erased: number;
  /** Lines written but not sealed yet. */
  unsealed: number;
  /** The first sequence at which the chain, the order or a line's content does not hold. */
  firstBroken: number | undefined;
}

/** Walks a company's whole chain and says whether every line is as it was written. */
export async function verifyAuditChain(company: Company, secrets: Secrets): Promise<Verdict> {
  const verdict: Verdict = { verified: 0, erased: 0, unsealed: await countUnsealed(company), firstBroken: undefined };
  let chain = '';
  let expected = 1;
  for (;;) {
    const lines = await sealedFrom(company, expected);
    for (const line of lines) {
      chain = link(secrets, chain, expected, line.digest);
      if (line.sequence !== expected || line.chain !== chain || !contentHolds(line)) return { ...verdict, firstBroken: expected };
      if (line.salt === null) verdict.erased += 1;
      verdict.verified += 1;
      expected += 1;
    }
    if (lines.length < batch) return verdict;
  }
}

function contentHolds(line: Line & { salt: string | null; before: unknown; after: unknown }): boolean {
  return line.salt === null || digestOfLine(lineParts(line), line.salt, line.before ?? undefined, line.after ?? undefined) === line.digest;
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
