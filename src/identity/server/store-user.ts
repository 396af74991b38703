import { sql, type Generated } from 'kysely';
import { emailKey } from '#kernel/contract/email-address.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { tables } from '#kernel/server/database/unit.ts';
import type { Language } from '#kernel/contract/locale.ts';

interface UserTable {
  subject: string;
  email: string;
  email_key: Generated<string>;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  language: Language;
  password_hash: string;
  totp_secret: string | null;
  totp_last_step: number | null;
  totp_pending: string | null;
  decoy: boolean;
  created_at: Date;
  password_changed_at: Date;
}
const db = tables<{ identity_user: UserTable }>();

/** A user of the provider. */
export interface User {
  subject: string;
  email: string;
  emailVerified: boolean;
  givenName: string;
  familyName: string;
  language: Language;
  passwordHash: string;
  totpSecret: string | null;
  totpLastStep: number | null;
  totpPending: string | null;
  decoy: boolean;
}

function users(unit: Unit) {
  return db(unit)
    .selectFrom('identity_user')
    .select(['subject', 'email', 'language', 'decoy'])
    .select(['email_verified as emailVerified', 'given_name as givenName', 'family_name as familyName', 'password_hash as passwordHash'])
    .select(['totp_secret as totpSecret', 'totp_last_step as totpLastStep', 'totp_pending as totpPending']);
}

export async function findUser(unit: Unit, subject: string): Promise<User | undefined> {
  return users(unit).where('subject', '=', subject).executeTakeFirst();
}

/** Which of the sign-ins have a second factor. */
export async function subjectsWithSecondFactor(unit: Unit, subjects: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from identity_user where subject = any(${[...subjects]}::text[]) and totp_secret is not null
  `.execute(unit.tx);
  return rows.map(({ subject }) => subject);
}

/** The account of an address however it is written (wire.34); never a decoy. */
export async function findUserByEmail(unit: Unit, email: string): Promise<User | undefined> {
  return users(unit).where('email_key', '=', emailKey(email)).where('decoy', '=', false).executeTakeFirst();
}

export interface NewUser {
  subject: string;
  email: string;
  emailVerified: boolean;
  givenName: string;
  familyName: string;
  language: Language;
  passwordHash: string;
  decoy: boolean;
  now: Date;
}

/** Adds an account; false when the address already has one. */
export async function insertUser(unit: Unit, user: NewUser): Promise<boolean> {
  const done = await db(unit)
    .insertInto('identity_user')
    .values({
      subject: user.subject,
      email: user.email,
      email_verified: user.emailVerified,
      given_name: user.givenName,
      family_name: user.familyName,
      language: user.language,
      password_hash: user.passwordHash,
      totp_secret: null,
      totp_last_step: null,
      totp_pending: null,
      decoy: user.decoy,
      created_at: user.now,
      password_changed_at: user.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Adds any number of accounts with verified addresses and one password in one statement; fails if an address already has one. */
export async function insertVerifiedUsers(
  unit: Unit,
  accounts: readonly Pick<NewUser, 'subject' | 'email' | 'givenName' | 'familyName' | 'language'>[],
  { passwordHash, now }: Pick<NewUser, 'passwordHash' | 'now'>,
): Promise<void> {
  await sql`
    insert into identity_user
      (subject, email, email_verified, given_name, family_name, language, password_hash, decoy, created_at, password_changed_at)
    select subject, email, true, "givenName", "familyName", language, ${passwordHash}, false, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
      as given (subject text, email text, "givenName" text, "familyName" text, language text)
  `.execute(unit.tx);
}

/** Replaces the password; a rehash keeps the time it was chosen. */
export async function updatePassword(unit: Unit, subject: string, passwordHash: string, chosenAt: Date | undefined): Promise<void> {
  await db(unit)
    .updateTable('identity_user')
    .set({ password_hash: passwordHash, ...(chosenAt && { password_changed_at: chosenAt }) })
    .where('subject', '=', subject)
    .execute();
}

/** Marks the address as verified; false for a decoy, which never is. */
export async function updateEmailVerified(unit: Unit, subject: string): Promise<boolean> {
  const done = await db(unit)
    .updateTable('identity_user')
    .set({ email_verified: true })
    .where('subject', '=', subject)
    .where('decoy', '=', false)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Changes the unverified address of an account; a taken one makes it a decoy. */
export async function updateUnverifiedEmail(unit: Unit, subject: string, email: string): Promise<boolean> {
  const done = await db(unit)
    .updateTable('identity_user')
    .set({
      email,
      decoy: sql<boolean>`exists (select 1 from identity_user as other
        where other.email_key = ${emailKey(email)} and not other.decoy and other.subject <> ${subject})`,
    })
    .where('subject', '=', subject)
    .where('email_verified', '=', false)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Stores the language of a user's last sign-in, for mails. */
export async function updateLanguage(unit: Unit, subject: string, language: Language): Promise<void> {
  await db(unit).updateTable('identity_user').set({ language }).where('subject', '=', subject).where('language', '<>', language).execute();
}

/** Deletes decoys once no session can use them any more. */
export async function sweepDecoys(unit: Unit, before: Date): Promise<void> {
  await db(unit).deleteFrom('identity_user').where('decoy', '=', true).where('created_at', '<', before).execute();
}

/** Deletes a sign-in with its recovery codes and links. */
export async function deleteUser(unit: Unit, subject: string): Promise<void> {
  await db(unit).deleteFrom('identity_user').where('subject', '=', subject).execute();
}
