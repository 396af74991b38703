import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** An address that a message was sent to; numbers with their country code, as +4791234567. */
export type MessageAddress = { email: string } | { phone: string };

/** The person whom an address belongs to, by their sign-in or their record; undefined when it is nobody's, or that of several. */
export async function findPersonByAddress(company: Company, address: MessageAddress): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select person.id from company_user person
    left join account on account.id = person.account_id
    where person.company_id = ${company.id} and person.state <> 'deleted' and ${isTheirs(address)}
    limit 2
  `.execute(company.tx);
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/**
 * Whose e-mail addresses these are among people who have not left, by the keys of the addresses; without those of nobody or of several. Who signs in
 * has only the verified address of that: one that is merely in a record would open to them what was meant for somebody else.
 */
export async function findPeopleByEmails(company: Company, emailKeys: readonly string[]): Promise<Map<string, string>> {
  const keys = [...emailKeys];
  const ofThese = sql`person.company_id = ${company.id} and person.state in ('active', 'pending')`;
  const { rows } = await sql<{ key: string; id: string }>`
    select key, (array_agg(id))[1] as id from (
      select person.email_key as key, person.id from company_user person where ${ofThese} and person.account_id is null
        and person.email_key = any(${keys}::text[])
      union
      select account.email_key, person.id from account
      join company_user person on person.account_id = account.id
      where ${ofThese} and account.email_verified and account.email_key = any(${keys}::text[])
    ) found group by key having count(*) = 1
  `.execute(company.tx);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

function isTheirs(address: MessageAddress) {
  if ('phone' in address) return sql`person.phone_country_code || person.mobile_phone_number = ${address.phone}`;
  return sql`(person.email_key = email_key(${address.email}) or account.email_key = email_key(${address.email}))`;
}
