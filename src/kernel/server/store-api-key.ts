import { sql } from 'kysely';
import { transactionCompany, transactionKey, enteringAccount, enteringByKey, enteringCompany } from './database/entering.ts';
import type { Company, Unit } from './database/unit.ts';
import { tables } from './database/unit.ts';
import type { Account } from './actor.ts';

interface SecretTable {
  digest: string;
  company_id: number;
  kind: string;
  target: string;
  account_id: string | null;
  expires_at: Date | null;
}
interface ApiKeyTable {
  company_id: number;
  id: string;
  company_user_id: string;
  account_id: string;
  name: string;
  permissions: string[] | null;
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
}
const db = tables<{ secret: SecretTable; api_key: ApiKeyTable }>();

export interface KeyOwner {
  /** The company of the key. */
  companyId: number;
  /** The company that the transaction entered. */
  enteredId: number | undefined;
  apiKeyId: string;
  account: Account;
}

interface FoundOwner {
  company_id: number;
  target: string;
  id: string;
  email: string;
  email_verified: boolean;
  first_name: string;
  last_name: string;
  preferred_language: 'nb' | 'en-gb';
  company?: number;
}

/**
 * The company, key and account for an API key's digest; undefined when unknown or expired, and then nothing is entered. Enters the key's
 * company, or its owner's account, in the open transaction.
 */
export async function enterByKey(
  unit: Unit,
  { digest, isInCompany, now }: { digest: string; isInCompany: boolean; now: Date },
): Promise<KeyOwner | undefined> {
  const account = sql<string>`a.id::text`;
  const entering = isInCompany ? enteringCompany(sql`s.company_id::text`, account) : enteringAccount(account);
  const { rows } = await sql<FoundOwner>`
    select s.company_id, s.target, a.id, a.email, a.email_verified, a.first_name, a.last_name, a.preferred_language,
      ${enteringByKey(sql`s.target::text`)}, ${entering}
    from secret s join account a on a.id = s.account_id
    where s.digest = ${digest} and s.kind = 'api-key' and (s.expires_at is null or s.expires_at > ${now})
  `.execute(unit.tx);
  const [row] = rows;
  return (
    row && {
      companyId: row.company_id,
      enteredId: row.company,
      apiKeyId: row.target,
      account: {
        id: row.id,
        email: row.email,
        emailVerified: row.email_verified,
        firstName: row.first_name,
        lastName: row.last_name,
        preferredLanguage: row.preferred_language,
      },
    }
  );
}

/** A live API key, as read together with its owner's membership. */
export interface EnteredKey {
  /** Null: all permissions of its owner. */
  permissions: string[] | null;
  /** ISO 8601; null before the first use. */
  lastUsedAt: string | null;
}

/** The API key that the transaction was entered with, as a column; null when there is none, and when it was revoked. */
export const enteredApiKey = sql<EnteredKey | null>`(
  select jsonb_build_object('permissions', key.permissions, 'lastUsedAt', key.last_used_at) from api_key key
  where key.company_id = ${transactionCompany} and key.id = ${transactionKey} and key.revoked_at is null)`;

/** The same for a request with a session. */
export const noKey = sql<null>`null`;

/** Records the use of a key. */
export async function noteKeyUse(company: Company, apiKeyId: string, now: Date): Promise<void> {
  await db(company)
    .updateTable('api_key')
    .set({ last_used_at: now })
    .where('company_id', '=', company.id)
    .where('id', '=', apiKeyId)
    .execute();
}

export interface NewKey {
  digest: string;
  id: string;
  companyUserId: string;
  accountId: string;
  name: string;
  permissions: readonly string[] | null;
  expiresAt: Date | null;
  now: Date;
}

/** Stores a key's digest; the key itself is shown once and never stored. */
export async function insertKey(company: Company, key: NewKey): Promise<void> {
  await db(company)
    .insertInto('api_key')
    .values({
      company_id: company.id,
      id: key.id,
      company_user_id: key.companyUserId,
      account_id: key.accountId,
      name: key.name,
      permissions: key.permissions ? [...key.permissions] : null,
      created_at: key.now,
      last_used_at: null,
      expires_at: key.expiresAt,
      revoked_at: null,
    })
    .execute();
  await db(company)
    .insertInto('secret')
    .values({
      digest: key.digest,
      company_id: company.id,
      kind: 'api-key',
      target: key.id,
      account_id: key.accountId,
      expires_at: key.expiresAt,
    })
    .execute();
}

export interface ListedKey {
  apiKeyId: string;
  name: string;
  permissions: string[] | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
}

/** A person's live keys in this company, newest first. */
export async function listKeys(company: Company, accountId: string): Promise<ListedKey[]> {
  return db(company)
    .selectFrom('api_key')
    .select(['id as apiKeyId', 'name', 'permissions', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('company_id', '=', company.id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
}

/** Revokes a key; returns whether the account had such a live key. */
export async function revokeKey(company: Company, accountId: string, apiKeyId: string, now: Date): Promise<boolean> {
  const done = await db(company)
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('company_id', '=', company.id)
    .where('account_id', '=', accountId)
    .where('id', '=', apiKeyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) return false;
  await db(company).deleteFrom('secret').where('company_id', '=', company.id).where('target', '=', apiKeyId).execute();
  return true;
}

/** Revokes every live key of a person in the company. */
export async function revokeKeysOf(company: Company, companyUserId: string, now: Date): Promise<void> {
  await sql`
    with revoked as (
      update api_key set revoked_at = ${now}::timestamptz
      where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and revoked_at is null
      returning id
    )
    delete from secret where company_id = ${company.id} and kind = 'api-key' and target in (select id from revoked)
  `.execute(db(company));
}

/** How many live keys a person has in the company. */
export async function countKeysOf(company: Company, companyUserId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from api_key
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and revoked_at is null
  `.execute(db(company));
  return rows[0]?.count ?? 0;
}
