import { sql, type Generated } from 'kysely';
import { emailKey } from '#kernel/contract/email-address.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { tables } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Appearance } from '../contract/entities.ts';

interface AccountTable {
  id: string;
  email: string;
  email_key: Generated<string>;
  email_verified: boolean;
  first_name: string;
  last_name: string;
  preferred_language: 'nb' | 'en-gb';
  language_changed_at: Date;
  last_company_id: number | null;
  appearance: Appearance | null;
  appearance_changed_at: Date;
  created_at: Date;
}
interface IdentityTable {
  issuer: string;
  subject: string;
  account_id: string;
}
interface AttemptTable {
  digest: string;
  state: string;
  nonce: string;
  verifier: string;
  return_to: string;
  max_age: number | null;
  expires_at: Date;
}
interface CodeTable {
  account_id: string;
  digest: string;
  tries: number;
  sent_at: Date;
  expires_at: Date;
}
const db = tables<{
  account: AccountTable;
  account_identity: IdentityTable;
  login_attempt: AttemptTable;
  email_code: CodeTable;
  session: { account_id: string };
}>();

export interface StoredAttempt {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
  maxAge: number | null;
}

/** Stores a started sign-in. */
export async function insertAttempt(unit: Unit, digest: string, attempt: StoredAttempt, expiresAt: Date): Promise<void> {
  const { state, nonce, verifier, returnTo, maxAge } = attempt;
  await db(unit)
    .insertInto('login_attempt')
    .values({ digest, state, nonce, verifier, return_to: returnTo, max_age: maxAge, expires_at: expiresAt })
    .execute();
}

/** Removes and returns a started sign-in, so that it can be redeemed only once. */
export async function takeAttempt(unit: Unit, digest: string, now: Date): Promise<StoredAttempt | undefined> {
  return db(unit)
    .deleteFrom('login_attempt')
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .returning(['state', 'nonce', 'verifier', 'return_to as returnTo', 'max_age as maxAge'])
    .executeTakeFirst();
}

/** Deletes sign-ins that were never completed; called by a job. */
export async function sweepAttempts(unit: Unit, now: Date): Promise<void> {
  await db(unit).deleteFrom('login_attempt').where('expires_at', '<', now).execute();
}

/** The account of a sign-in at a provider. */
export async function findByIdentity(unit: Unit, issuer: string, subject: string): Promise<{ id: string; email: string } | undefined> {
  return db(unit)
    .selectFrom('account_identity as i')
    .innerJoin('account as a', 'a.id', 'i.account_id')
    .select(['a.id', 'a.email'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

/** The e-mail, name and language of an account. */
export async function readAccount(
  unit: Unit,
  accountId: string,
): Promise<{ id: string; email: string; emailVerified: boolean; preferredLanguage: 'nb' | 'en-gb' }> {
  return db(unit)
    .selectFrom('account')
    .select(['id', 'email', 'email_verified as emailVerified', 'preferred_language as preferredLanguage'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** The account that has verified this address, however it is written (wire.34). */
export async function findByVerifiedEmail(unit: Unit, email: string): Promise<{ id: string } | undefined> {
  return db(unit)
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('email_verified', '=', true)
    .executeTakeFirst();
}

/** Serialises transactions that create accounts with the same address. */
export async function lockAddress(unit: Unit, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('account.address ' || ${emailKey(email)}, 0))`.execute(db(unit));
}

export interface NewAccount {
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  preferredLanguage: 'nb' | 'en-gb';
  now: Date;
}

/** Creates an account; returns its id. */
export async function insertAccount(unit: Unit, account: NewAccount): Promise<string> {
  const id = newId();
  await db(unit)
    .insertInto('account')
    .values({
      id,
      email: account.email,
      email_verified: account.emailVerified,
      first_name: account.firstName,
      last_name: account.lastName,
      preferred_language: account.preferredLanguage,
      language_changed_at: sql`'-infinity'`,
      appearance_changed_at: sql`'-infinity'`,
      created_at: account.now,
    })
    .execute();
  return id;
}

/** Links a sign-in at a provider to an account. */
export async function insertIdentity(unit: Unit, issuer: string, subject: string, accountId: string): Promise<void> {
  await db(unit).insertInto('account_identity').values({ issuer, subject, account_id: accountId }).execute();
}

/** Marks the account's address as verified. */
export async function setEmailVerified(unit: Unit, accountId: string): Promise<void> {
  await db(unit).updateTable('account').set({ email_verified: true }).where('id', '=', accountId).execute();
}

/** Moves an account's sign-ins and sessions to another account of the same person, and deletes it. */
export async function joinAccounts(unit: Unit, fromId: string, toId: string): Promise<void> {
  await db(unit).updateTable('account_identity').set({ account_id: toId }).where('account_id', '=', fromId).execute();
  await db(unit).updateTable('session').set({ account_id: toId }).where('account_id', '=', fromId).execute();
  await db(unit).deleteFrom('account').where('id', '=', fromId).execute();
}

/** Sets the language unless a newer choice is stored; returns the current one. */
export async function setLanguage(unit: Unit, accountId: string, language: 'nb' | 'en-gb', at: Date): Promise<'nb' | 'en-gb'> {
  await db(unit)
    .updateTable('account')
    .set({ preferred_language: language, language_changed_at: at })
    .where('id', '=', accountId)
    .where('language_changed_at', '<=', at)
    .execute();
  const row = await db(unit).selectFrom('account').select('preferred_language').where('id', '=', accountId).executeTakeFirstOrThrow();
  return row.preferred_language;
}

/** Choices that apply in every browser of the user. */
export interface Choices {
  /** The last opened company; the user may have left it. */
  lastCompanyId: number | null;
  appearance: { scheme: Appearance; at: Date } | null;
}

/** The user's choices for all browsers. */
export async function readChoices(unit: Unit, accountId: string): Promise<Choices> {
  const row = await db(unit)
    .selectFrom('account')
    .select(['last_company_id', 'appearance', 'appearance_changed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    lastCompanyId: row.last_company_id,
    appearance: row.appearance && { scheme: row.appearance, at: row.appearance_changed_at },
  };
}

/** Stores the company for the next sign-in. */
export async function setLastCompany(unit: Unit, accountId: string, companyId: number): Promise<void> {
  await db(unit).updateTable('account').set({ last_company_id: companyId }).where('id', '=', accountId).execute();
}

/** Sets the appearance unless a newer choice is stored. */
export async function setAppearance(unit: Unit, accountId: string, scheme: Appearance, at: Date): Promise<void> {
  await db(unit)
    .updateTable('account')
    .set({ appearance: scheme, appearance_changed_at: at })
    .where('id', '=', accountId)
    .where('appearance_changed_at', '<=', at)
    .execute();
}

/** The sign-ins of an account at one provider. */
export async function subjectsOf(unit: Unit, accountId: string, issuer: string): Promise<string[]> {
  const rows = await db(unit)
    .selectFrom('account_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .execute();
  return rows.map((row) => row.subject);
}

/** Replaces the account's open verification code. */
export async function putCode(unit: Unit, code: { accountId: string; digest: string; sentAt: Date; expiresAt: Date }): Promise<void> {
  const fresh = { digest: code.digest, tries: 0, sent_at: code.sentAt, expires_at: code.expiresAt };
  await db(unit)
    .insertInto('email_code')
    .values({ account_id: code.accountId, ...fresh })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
    .execute();
}

/** When the account's last code was mailed, how often it was tried, and until when it works. */
export async function readCodeTimes(unit: Unit, accountId: string): Promise<{ sentAt: Date; tries: number; expiresAt: Date } | undefined> {
  return db(unit)
    .selectFrom('email_code')
    .select(['sent_at as sentAt', 'tries', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The account's open code, locked until the transaction ends, so that attempts are counted one at a time. */
export async function lockCode(
  unit: Unit,
  accountId: string,
): Promise<{ digest: string; tries: number; sentAt: Date; expiresAt: Date } | undefined> {
  return db(unit)
    .selectFrom('email_code')
    .select(['digest', 'tries', 'sent_at as sentAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts one wrong attempt. */
export async function countTry(unit: Unit, accountId: string): Promise<void> {
  await db(unit)
    .updateTable('email_code')
    .set({ tries: sql`tries + 1` })
    .where('account_id', '=', accountId)
    .execute();
}

/** Deletes the account's code after success or too many attempts. */
export async function removeCode(unit: Unit, accountId: string): Promise<void> {
  await db(unit).deleteFrom('email_code').where('account_id', '=', accountId).execute();
}

/** Records the time of the last sign-in, for the account's own takeout: companies are told when somebody was last in them. */
export async function noteSignIn(unit: Unit, accountId: string, now: Date): Promise<void> {
  await sql`update account set last_signed_in_at = ${now} where id = ${accountId}::uuid`.execute(db(unit));
}
