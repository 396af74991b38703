import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';

/** The ids of everybody in the company who was not erased. */
export async function readPeopleIds(company: Company): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company_user where company_id = ${company.id} and state <> 'deleted' order by id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** By what people here are looked for. */
interface Signs {
  system: AccountingSystem;
  externalId: string;
  employeeNumber: string | null;
  emailAddress: string | null;
  birthday: string | null;
  /** Since when whoever was added or changed may have the national number that is looked for; null for no number. */
  numberedSince: Date | null;
}

/**
 * The people here who may be somebody in another system: with an employee number or a work e-mail, or changed since a moment and with a national number,
 * which is sealed and compared by whoever opens it. Who is linked with somebody there, or was told apart from this one, is left out.
 */
export async function findMaybeSame(company: Company, signs: Signs): Promise<string[]> {
  const { system, externalId, employeeNumber, emailAddress, birthday, numberedSince } = signs;
  const { rows } = await sql<{ id: string }>`
    select person.id from company_user person
    where person.company_id = ${company.id} and person.state <> 'deleted'
      and (ltrim(lower(person.employee_number), '0') = ltrim(lower(${employeeNumber}), '0') or person.email_key = email_key(${emailAddress})
        or (person.updated_at >= ${numberedSince}::timestamptz and coalesce(person.birthday = ${birthday}::date, true)
          and exists (select from company_user_secret secret where secret.company_id = person.company_id and secret.id = person.id
            and secret.social_security_number is not null)))
      and not exists (select from person_link link
        where link.company_id = person.company_id and link.system = ${system} and link.company_user_id = person.id)
      and not exists (select from person_apart apart where apart.company_id = person.company_id and apart.system = ${system}
        and apart.company_user_id = person.id and apart.external_id = ${externalId})
    order by person.id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
