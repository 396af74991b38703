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

/** The requested deletion of the company; with `lock` nobody else can change it until the commit. Undefined once the company is deleted. */
export async function readEnding(company: Company, { lock = false } = {}): Promise<EndingRow | undefined> {
  const { rows } = await sql<EndingRow>`
    select name, language, time_zone as "timeZone", ends_at as "endsAt", ending_asked_at as "askedAt",
      (select nullif(concat_ws(' ', person.first_name, person.last_name), '') from company_user person
        where person.company_id = company.company_id and person.id = company.ending_asked_by) as "askedByFullName"
    from company where company_id = ${company.id} ${lock ? sql`for update` : sql``}
  `.execute(company.tx);
  return rows[0];
}

/** Sets when the company will be deleted and who requested it; null cancels. */
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

/** The active system admins, or one of them, with their languages. */
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

/** The accounts of the company's people, also those with which some had access until a plan ended it. */
export async function readAccounts(company: Company): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from company_user where company_id = ${company.id} and account_id is not null
    union
    select former_account_id from company_user where company_id = ${company.id} and former_account_id is not null
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Those of these accounts that the company keeps for somebody until they have left. */
export async function readFormerAccounts(company: Company, accountIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct former_account_id as id from company_user
    where company_id = ${company.id} and former_account_id = any(${[...accountIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Deletes every row of the company in all tables: those with its id, and by foreign keys all that depend on them. */
export async function deleteEverything(company: Company): Promise<void> {
  await sql`delete from secret where company_id = ${company.id}`.execute(company.tx);
  await sql`delete from audit_unsealed where company_id = ${company.id}`.execute(company.tx);
  await sql`delete from pgboss.job where data ->> 'companyId' = ${String(company.id)}`.execute(company.tx);
  await sql`delete from company where company_id = ${company.id}`.execute(company.tx);
  // Deletes the mails by cascade.
  await sql`delete from known_company where company_id = ${company.id}`.execute(company.tx);
}

/** Locks an account, so that it cannot found or join a company in the meantime; returns its sign-ins. */
export async function lockAccount(unit: Unit, accountId: string): Promise<{ issuer: string; subject: string }[]> {
  await sql`select from account where id = ${accountId}::uuid for update`.execute(unit.tx);
  const { rows } = await sql<{ issuer: string; subject: string }>`
    select issuer, subject from account_identity where account_id = ${accountId}::uuid
  `.execute(unit.tx);
  return rows;
}

/** Deletes an account with its sessions and events. */
export async function deleteAccount(unit: Unit, accountId: string): Promise<void> {
  await sql`delete from account_event where account_id = ${accountId}::uuid`.execute(unit.tx);
  await sql`delete from mail where company_id is null and recipient = (select email from account where id = ${accountId}::uuid)`.execute(
    unit.tx,
  );
  await sql`delete from account where id = ${accountId}::uuid`.execute(unit.tx);
}
