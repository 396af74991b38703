import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { OutsideChannel, Reason } from '../../contract/reasons.ts';

export interface HeldRow {
  id: string;
  channel: OutsideChannel;
  companyUserId: string;
  reason: Reason;
  content: string;
  isDigest: boolean;
  /** The rule of the company that told it. */
  ruleId: string | null;
}

/** The lock of a company's held messages. */
const keyOf = ({ id }: Company) => sql`hashtextextended('notification.held', ${id}::integer)`;

/** Locks a company's held messages until the commit; false while another process has the lock. A person's digest is thus never split. */
export async function lockHeld(company: Company): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${keyOf(company)}) as taken`.execute(company.tx);
  return rows[0]?.taken ?? false;
}

/** The same, waiting for whoever has the lock. */
export async function awaitHeld(company: Company): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(company)})`.execute(company.tx);
}

/** Held messages that are due, for a limited number of people. */
export async function readDue(company: Company, now: Date, maxPeople: number): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select id, channel, company_user_id as "companyUserId", reason, content, is_digest as "isDigest", rule_id as "ruleId"
    from notification_delivery
    where company_id = ${company.id} and status = 'held' and due_at <= ${now} and company_user_id in (
      select company_user_id from notification_delivery
      where company_id = ${company.id} and status = 'held' and due_at <= ${now}
      group by company_user_id order by min(due_at) limit ${sql.lit(maxPeople)}
    )
    order by company_user_id, created_at, id
  `.execute(company.tx);
  return rows;
}

/** All held messages of a company, also those whose time has not come. */
export async function readHeld(company: Company): Promise<Pick<HeldRow, 'id' | 'content'>[]> {
  const { rows } = await sql<Pick<HeldRow, 'id' | 'content'>>`
    select id, content from notification_delivery where company_id = ${company.id} and status = 'held'
  `.execute(company.tx);
  return rows;
}

/** The names of a person and of their company as held messages say them. */
export interface SaidNames {
  fullName: string;
  companyName: string;
}

/** Undefined when the person has no name. */
export async function readSaidNames(company: Company, companyUserId: string): Promise<SaidNames | undefined> {
  const { rows } = await sql<SaidNames>`
    select trim(person.first_name || ' ' || person.last_name) as "fullName", owner.name as "companyName"
    from company_user person join company owner on owner.company_id = person.company_id
    where person.company_id = ${company.id} and person.id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.fullName ? rows[0] : undefined;
}

export async function deleteHeld(company: Company, ids: readonly string[]): Promise<void> {
  await sql`delete from notification_delivery where company_id = ${company.id} and id = any(${[...ids]}::uuid[])`.execute(company.tx);
}

/** Marks held messages as sent or dropped, and deletes their content. */
export async function endHeld(company: Company, left: readonly string[], dropped: readonly string[], now: Date): Promise<void> {
  await sql`
    update notification_delivery
    set status = case when id = any(${[...left]}::uuid[]) then 'left' else 'dropped' end, content = null, left_at = ${now}
    where company_id = ${company.id} and id = any(${[...left, ...dropped]}::uuid[])
  `.execute(company.tx);
}

/** Deletes old deliveries that were sent or dropped. */
export async function deleteOldDeliveries(company: Company, before: Date): Promise<void> {
  await sql`
    delete from notification_delivery where company_id = ${company.id} and created_at < ${before} and status <> 'held'
  `.execute(company.tx);
}
