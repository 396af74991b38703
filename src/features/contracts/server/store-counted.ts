import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Terms } from '../contract/rules/term-ends.ts';
import type { Counted } from './store-contract.ts';

/** A contract's terms, and what was counted of them last. */
export interface CountedTerms extends Terms {
  contractId: string;
  counted: Counted;
}

/** The terms of all contracts of a company. */
export async function readAllTerms(company: Company): Promise<CountedTerms[]> {
  const { rows } = await sql<CountedTerms>`
    select id as "contractId", status, type as "typeId", end_date as "endDate",
      case when renewal_number is not null then json_build_object('number', renewal_number, 'unit', renewal_unit) end as "renewalInterval",
      case when notice_number is not null then json_build_object('number', notice_number, 'unit', notice_unit) end as "noticePeriod",
      terminated_on as "terminatedOn", json_build_object('nextDeadline', next_deadline, 'termEnd', term_end, 'isExpired', is_expired) as counted
    from contract where company_id = ${company.id}
  `.execute(company.tx);
  return rows;
}

/** Stores what was counted; neither version nor change is anybody's. */
export async function writeCounted(company: Company, counted: readonly (Counted & { contractId: string })[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    update contract set next_deadline = new."nextDeadline", term_end = new."termEnd", is_expired = new."isExpired"
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as new("contractId" uuid, "nextDeadline" date, "termEnd" date, "isExpired" boolean)
    where contract.company_id = ${company.id} and contract.id = new."contractId"
  `.execute(company.tx);
}
