import { sql } from 'kysely';
import type { Company, Unit } from '#kernel/server/database/unit.ts';

export interface EndingRow {
  name: string;
  language: 'no' | 'en';
  timeZone: string;
  endsAt: Date | null;
  askedAt: Date | null;
  askedByFullName: string | null;
}

/** Whether the company is about to be deleted; with `lock` nobody else decides it meanwhile. Undefined once it is gone. */
export async function readEnding(company: Company, { lock = false } = {}): Promise<EndingRow | undefined> {
  const { rows } = await sql<EndingRow>`
    select name, language, time_zone as "timeZone", ends_at as "endsAt", ending_asked_at as "askedAt",
      (select nullif(concat_ws(' ', person.first_name, person.last_name), '') from company_user person
        where person.company_id = company.company_id and person.id = company.ending_asked_by) as "askedByFullName"
    from company where company_id = ${company.id} ${lock ? sql`for update` : sql``}
  `.execute(company.tx);
  return rows[0];
}

/** Says when the company ends and who asked for it; null keeps it. */
export async function setEnding(company: Company, ending: { endsAt: Date; askedAt: Date; askedBy: string } | null): Promise<void> {
  await sql`
    update company set ends_at = ${ending?.endsAt ?? null}, ending_asked_at = ${ending?.askedAt ?? null},
      ending_asked_by = ${ending?.askedBy ?? null}::uuid, version = version + 1
    where company_id = ${company.id}
  `.execute(company.tx);
}

export interface AdminRecipient {
  email: string;
  language: 'no' | 'en';
}

/** The active system admins, or one of them, and the language each of them reads. */
export async function readAdminRecipients(company: Company, only?: string): Promise<AdminRecipient[]> {
  const { rows } = await sql<AdminRecipient>`
    select coalesce(account.email, person.email_address) as email,
      case coalesce(account.preferred_language, person.preferred_language, 'nb') when 'nb' then 'no' else 'en' end as language
    from company_user person left join account on account.id = person.account_id
    where person.company_id = ${company.id} and person.role = 'systemadmin' and person.state = 'active'
      and coalesce(account.email, person.email_address) is not null ${only === undefined ? sql`` : sql`and person.id = ${only}::uuid`}
    order by person.id
  `.execute(company.tx);
  return rows;
}

/** The accounts of the company's people. */
export async function readAccounts(company: Company): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct account_id as id from company_user where company_id = ${company.id} and account_id is not null
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Deletes every row that belongs to the company, in all tables: those that name it, and by their keys all that hang on them. */
export async function deleteEverything(company: Company): Promise<void> {
  await sql`delete from secret where company_id = ${company.id}`.execute(company.tx);
  await sql`delete from audit_unsealed where company_id = ${company.id}`.execute(company.tx);
  await sql`delete from pgboss.job where data ->> 'companyId' = ${String(company.id)}`.execute(company.tx);
  await sql`delete from company where company_id = ${company.id}`.execute(company.tx);
  // Takes the mails along.
  await sql`delete from known_company where company_id = ${company.id}`.execute(company.tx);
}

/** Takes an account for itself, so that nobody founds or joins a company with it meanwhile; answers its sign-ins. */
export async function lockAccount(unit: Unit, accountId: string): Promise<{ issuer: string; subject: string }[]> {
  await sql`select from account where id = ${accountId}::uuid for update`.execute(unit.tx);
  const { rows } = await sql<{ issuer: string; subject: string }>`
    select issuer, subject from account_identity where account_id = ${accountId}::uuid
  `.execute(unit.tx);
  return rows;
}

/** Deletes an account with its sessions and what was done with it. */
export async function deleteAccount(unit: Unit, accountId: string): Promise<void> {
  await sql`delete from account_event where account_id = ${accountId}::uuid`.execute(unit.tx);
  await sql`delete from mail where company_id is null and recipient = (select email from account where id = ${accountId}::uuid)`.execute(
    unit.tx,
  );
  await sql`delete from account where id = ${accountId}::uuid`.execute(unit.tx);
}
