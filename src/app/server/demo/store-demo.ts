import { sql } from 'kysely';
import type { Company, Unit } from '#kernel/server/database/unit.ts';

export interface DemoAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  preferredLanguage: 'nb' | 'en-gb';
}

/** Serialises the check for a demo and its creation across processes. */
export async function lockDemo(unit: Unit): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(unit.tx);
}

/** Adds any number of accounts with verified addresses in one statement. */
export async function insertAccounts(unit: Unit, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  await sql`
    insert into account (id, email, email_verified, first_name, last_name, preferred_language, created_at)
    select id, email, true, "firstName", "lastName", "preferredLanguage", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
      as given (id uuid, email text, "firstName" text, "lastName" text, "preferredLanguage" text)
  `.execute(unit.tx);
}

/** Marks this company as the last one opened, so that people with several companies are not asked to choose. */
export async function rememberCompany(unit: Unit, accountIds: readonly string[], companyId: number): Promise<void> {
  await sql`
    update account set last_company_id = ${companyId} where id = any(${accountIds}::uuid[]) and last_company_id is null
  `.execute(unit.tx);
}

/** Which of these addresses have an account. */
export async function knownEmails(unit: Unit, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`select email from account where email = any(${emails}::text[])`.execute(unit.tx);
  return new Set(rows.map(({ email }) => email));
}

/** Marks the first steps of the home page as seen for all demo sign-ins (home.5). */
export async function rememberFirstSteps(company: Company): Promise<void> {
  await sql`
    insert into company_user_interaction (company_id, company_user_id, data)
    select company_id, id, '{"firstSteps": "seen"}'::jsonb from company_user where company_id = ${company.id} and account_id is not null
  `.execute(company.tx);
}

/** Marks notifications before a given time as read. */
export async function markOldRead(company: Company, before: Date): Promise<void> {
  await sql`
    update notification set seen_at = at, read_at = at where company_id = ${company.id} and at < ${before}::timestamptz
  `.execute(company.tx);
}

/** How many employment contracts the company may have: the demo shows more than a trial covers. */
export async function allowDocuments(company: Company, maximum: number): Promise<void> {
  await sql`
    insert into company_limit (company_id, key, maximum) values (${company.id}, 'employmentContractLimit', ${maximum})
  `.execute(company.tx);
}

/** Keeps how much there was of what has a limit on each day between two, as the nights of these days would have counted it. */
export async function rememberUsage(company: Company, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into limit_usage (company_id, key, day, used)
    select ${company.id}, key, day::date, used
    from generate_series(${from}::date, ${to}::date, interval '1 day') as day
    cross join lateral (
      select 'contractLimit' as key, count(*) as used from contract where company_id = ${company.id} and created_at < day
      union all
      select 'gdprTreatmentLimit', count(*) from gdpr_treatment where company_id = ${company.id} and created_at < day
      union all
      select 'storageLimit', coalesce(sum(size), 0) from file where company_id = ${company.id} and created_at < day
    ) as counted
  `.execute(company.tx);
}

/** The company may send so many documents for signing. */
export async function allowSignatures(company: Company, maximum: number): Promise<void> {
  await sql`
    insert into company_limit (company_id, key, maximum) values (${company.id}, 'signatureLimit', ${maximum})
  `.execute(company.tx);
}
