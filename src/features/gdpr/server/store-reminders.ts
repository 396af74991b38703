import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { LocalText } from '../contract/local-text.ts';

/** Something with a day of which people are reminded. */
export interface Reminded {
  kind: 'review' | 'agreement';
  recordId: string;
  name: LocalText;
  responsibleId: string | null;
  day: string;
  /** The day on which it was last changed, in the company's calendar. */
  setOn: string;
}

/** Treatments to be reviewed and agreements that end between two days; an agreement has nobody of its own. */
export async function readReminded(company: Company, { from, to }: { from: string; to: string }): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    select 'review' as kind, treatment.id as "recordId", treatment.content -> 'treatmentName' as name, treatment.owner_id as "responsibleId",
      treatment.next_review as day, (treatment.changed_at at time zone owner.time_zone)::date as "setOn"
    from gdpr_treatment treatment join company owner on owner.company_id = treatment.company_id
    where treatment.company_id = ${company.id} and treatment.next_review between ${from}::date and ${to}::date
    union all
    select 'agreement', agreement.id, jsonb_build_object('no', software.name, 'en', software.name), null, agreement.valid_to,
      (agreement.changed_at at time zone owner.time_zone)::date
    from gdpr_agreement agreement
    join gdpr_software software on software.company_id = agreement.company_id and software.id = agreement.software_id
    join company owner on owner.company_id = agreement.company_id
    where agreement.company_id = ${company.id} and agreement.valid_to between ${from}::date and ${to}::date
    order by day, "recordId"
  `.execute(company.tx);
  return rows;
}
