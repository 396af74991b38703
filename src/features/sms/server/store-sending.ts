import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

interface CompanyRow {
  name: string;
  smsSenderName: string | null;
  timeZone: string;
  version: number;
}

/** The company's name, what it has set as its sender name, its time zone, and its version. */
export async function readCompanySender(company: Company): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select name, sms_sender_name as "smsSenderName", time_zone as "timeZone", version from company where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0];
}

/** Somebody whom a message may be for. */
export interface MessageRecipientRow {
  companyUserId: string;
  firstName: string;
  fullName: string;
  isHere: boolean;
  department: string | null;
  phoneCountryCode: string;
  mobilePhoneNumber: string | null;
}

const personColumns = sql`
  person.id as "companyUserId", person.first_name as "firstName", person.first_name || ' ' || person.last_name as "fullName",
  person.state = 'active' and not person.is_external as "isHere", person.department, person.phone_country_code as "phoneCountryCode",
  person.mobile_phone_number as "mobilePhoneNumber"`;

/** These people in any state, and those who work in these departments. */
export async function readMessageRecipients(
  company: Company,
  { ids, departments }: { ids: readonly string[]; departments: readonly string[] },
): Promise<MessageRecipientRow[]> {
  const { rows } = await sql<MessageRecipientRow>`
    select ${personColumns} from company_user person
    where person.company_id = ${company.id} and person.state <> 'deleted' and (
      person.id = any(${[...ids]}::uuid[])
      or (person.department = any(${[...departments]}::text[]) and person.state = 'active' and not person.is_external)
    )
    order by person.first_name, person.last_name, person.id
  `.execute(company.tx);
  return rows;
}

/** Everybody who works in the company, or those of these ids. */
export async function readReachable(company: Company, among: 'everybody' | readonly string[]): Promise<MessageRecipientRow[]> {
  const ids = among === 'everybody' ? [] : [...among];
  const { rows } = await sql<MessageRecipientRow>`
    select ${personColumns} from company_user person
    where person.company_id = ${company.id} and person.state = 'active' and not person.is_external
      and (${among === 'everybody'} or person.id = any(${ids}::uuid[]))
    order by person.first_name, person.last_name, person.id
  `.execute(company.tx);
  return rows;
}

/** The parts of a month that count in the quota. */
export async function readUsedParts(company: Company, month: string): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    select parts from sms_month where company_id = ${company.id} and month = ${month}
  `.execute(company.tx);
  return rows[0]?.parts ?? 0;
}

/** Reserves parts of a month; false when they are more than are left. Whoever comes at the same time waits for its commit. */
export async function reserveParts(
  company: Company,
  { month, parts, limit }: { month: string; parts: number; limit: number },
): Promise<boolean> {
  await sql`
    insert into sms_month (company_id, month, parts) values (${company.id}, ${month}, 0) on conflict (company_id, month) do nothing
  `.execute(company.tx);
  const { rows } = await sql`
    update sms_month set parts = parts + ${parts}::integer
    where company_id = ${company.id} and month = ${month} and parts + ${parts}::integer <= ${limit}::integer
    returning month
  `.execute(company.tx);
  return rows.length > 0;
}

/** Gives parts back to the months in which they were reserved. */
export async function returnParts(company: Company, returned: readonly { month: string; parts: number }[]): Promise<void> {
  await sql`
    update sms_month set parts = greatest(0, sms_month.parts - back.parts)
    from (
      select month, sum(parts)::integer as parts from jsonb_to_recordset(${JSON.stringify(returned)}::jsonb) as sent (month text, parts integer)
      group by month
    ) back
    where sms_month.company_id = ${company.id} and sms_month.month = back.month
  `.execute(company.tx);
}
