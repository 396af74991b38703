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

function isTheirs(address: MessageAddress) {
  if ('phone' in address) return sql`person.phone_country_code || person.mobile_phone_number = ${address.phone}`;
  return sql`(person.email_key = email_key(${address.email}) or account.email_key = email_key(${address.email}))`;
}
