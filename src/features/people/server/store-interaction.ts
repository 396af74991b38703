import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** A user's interface settings in this company. */
export type InteractionData = Record<string, unknown>;

/** The interface settings of this account in this company. */
export async function readInteraction(company: Company, accountId: string): Promise<InteractionData> {
  const { rows } = await sql<{ data: InteractionData }>`
    select remembered.data from company_user member
    join company_user_interaction remembered on remembered.company_id = member.company_id and remembered.company_user_id = member.id
    where member.company_id = ${company.id} and member.account_id = ${accountId}::uuid
  `.execute(company.tx);
  return rows[0]?.data ?? {};
}

/** Replaces the given keys; a key with the value null is deleted. */
export async function mergeInteraction(company: Company, companyUserId: string, data: InteractionData): Promise<InteractionData> {
  const given = JSON.stringify(data);
  const json = JSON.stringify(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null)));
  const { rows } = await sql<{ data: InteractionData }>`
    insert into company_user_interaction (company_id, company_user_id, data)
    values (${company.id}, ${companyUserId}::uuid, ${json}::jsonb)
    on conflict (company_id, company_user_id)
      do update set data = (
        select coalesce(jsonb_object_agg(entry.key, entry.value), '{}')
        from jsonb_each(company_user_interaction.data || ${given}::jsonb) entry where entry.value <> 'null'::jsonb
      )
    returning data
  `.execute(company.tx);
  // Stryker disable next-line OptionalChaining: what is inserted or updated always answers its row
  return rows[0]?.data ?? {};
}
