import { sql } from 'kysely';
import { emailKey } from '#kernel/contract/email-address.ts';
import type { Company, Unit } from './database/unit.ts';
import { digestOf, newSecret } from './session/cookies.ts';

/** What a secret opens: something of one company, as the secret's kind names it. */
export interface SecretTarget {
  companyId: number;
  target: string;
}

/** What a stored secret of this kind opens; undefined when it is unknown, revoked or expired. */
export async function findSecret(
  unit: Unit,
  { kind, secret, now }: { kind: string; secret: string; now: Date },
): Promise<SecretTarget | undefined> {
  const { rows } = await sql<SecretTarget>`
    select company_id as "companyId", target::text from secret
    where digest = ${digestOf(secret)} and kind = ${kind} and (expires_at is null or expires_at > ${now}::timestamptz)
  `.execute(unit.tx);
  return rows[0];
}

/** What a stored secret of this kind opens or once opened, also when it has expired; undefined when it was never made, or revoked. */
export async function findFormerSecret(unit: Unit, { kind, secret }: { kind: string; secret: string }): Promise<SecretTarget | undefined> {
  const { rows } = await sql<SecretTarget>`
    select company_id as "companyId", target::text from secret where digest = ${digestOf(secret)} and kind = ${kind}
  `.execute(unit.tx);
  return rows[0];
}

/** Whom a secret is made for: the reader of a record at an address. */
export interface SecretHolder {
  record: string;
  email: string;
}

/** What the secrets of this kind open that were made for a holder; undefined when all of them are revoked or expired. */
export async function findForHolder(
  unit: Unit,
  { kind, holder, now }: { kind: string; holder: SecretHolder; now: Date },
): Promise<SecretTarget | undefined> {
  const { rows } = await sql<SecretTarget>`
    select company_id as "companyId", target::text from secret
    where holder_digest = any(${holderDigests(kind, holder)}) and kind = ${kind} and (expires_at is null or expires_at > ${now}::timestamptz)
    limit 1
  `.execute(unit.tx);
  return rows[0];
}

/** The address itself is kept in no table of all companies; ids make the digest one that cannot be guessed. */
function holderDigest(kind: string, { record, email }: SecretHolder): string {
  return digestOf(`${kind}|${record}|${emailKey(email)}`);
}

/** Secrets from before addresses were compared by their key have the digest of the address in small letters. */
function holderDigests(kind: string, { record, email }: SecretHolder): string[] {
  return [holderDigest(kind, { record, email }), digestOf(`${kind}|${record}|${email.toLowerCase()}`)];
}

interface NewSecret {
  kind: string;
  target: string;
  /** For a kind that is opened by session too. */
  holder?: SecretHolder;
  expiresAt?: Date;
}

/** Makes one more secret for a thing, beside its earlier ones: each mail has its own. Only its digest is stored. */
export async function addSecret(company: Company, { kind, target, holder, expiresAt }: NewSecret): Promise<string> {
  const secret = newSecret();
  await sql`
    insert into secret (digest, company_id, kind, target, holder_digest, expires_at)
    values (${digestOf(secret)}, ${company.id}, ${kind}, ${target}, ${holder ? holderDigest(kind, holder) : null}, ${expiresAt ?? null})
  `.execute(company.tx);
  return secret;
}

/** Makes a new secret for a thing in place of its earlier ones of this kind; only its digest is stored. */
export async function renewSecret(company: Company, { kind, target }: { kind: string; target: string }): Promise<string> {
  const secret = newSecret();
  await sql`
    with former as (delete from secret where company_id = ${company.id} and kind = ${kind} and target = ${target}::uuid)
    insert into secret (digest, company_id, kind, target) values (${digestOf(secret)}, ${company.id}, ${kind}, ${target}::uuid)
  `.execute(company.tx);
  return secret;
}

/** Lets all secrets of these things open nothing from a moment on; those that end earlier stay as they are. */
export async function expireSecrets(
  company: Company,
  { kind, targets, at }: { kind: string; targets: readonly string[]; at: Date },
): Promise<void> {
  if (targets.length === 0) return;
  await sql`
    update secret set expires_at = least(expires_at, ${at}::timestamptz)
    where company_id = ${company.id} and kind = ${kind} and target = any(${[...targets]}::uuid[])
  `.execute(company.tx);
}

/** Lets secrets of these things that were to open nothing from exactly this moment on open again without an end. */
export async function resumeSecrets(
  company: Company,
  { kind, targets, at }: { kind: string; targets: readonly string[]; at: Date },
): Promise<void> {
  if (targets.length === 0) return;
  await sql`
    update secret set expires_at = null
    where company_id = ${company.id} and kind = ${kind} and target = any(${[...targets]}::uuid[]) and expires_at = ${at}::timestamptz
  `.execute(company.tx);
}

/** Revokes all secrets of these things. */
export async function revokeSecrets(company: Company, { kind, targets }: { kind: string; targets: readonly string[] }): Promise<void> {
  if (targets.length === 0) return;
  await sql`
    delete from secret where company_id = ${company.id} and kind = ${kind} and target = any(${[...targets]}::uuid[])
  `.execute(company.tx);
}

/** The company of this number, when there is one. */
export async function findCompanyId(unit: Unit, companyId: number): Promise<number | undefined> {
  const { rows } = await sql<{ companyId: number }>`
    select company_id as "companyId" from known_company where company_id = ${companyId}
  `.execute(unit.tx);
  return rows[0]?.companyId;
}
