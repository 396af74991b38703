import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** An erasure that somebody carried out. */
export interface KeptProof {
  proofId: string;
  treatmentId: string;
  doneOn: string;
  doneBy: string | null;
  how: string;
  createdAt: Date;
}

/** How many proofs of a treatment are shown. */
const shownProofs = 10;

/** The newest proofs of the treatments of a company, or of one of them; one statement. */
export async function readProofs(company: Company, treatmentId?: string): Promise<KeptProof[]> {
  const { rows } = await sql<KeptProof>`
    select proof.id as "proofId", proof.treatment_id as "treatmentId", proof.done_on as "doneOn", proof.how, proof.created_at as "createdAt",
      case when person.state <> 'deleted' then person.first_name || ' ' || person.last_name end as "doneBy"
    from gdpr_treatment treatment
    cross join lateral (
      select id, company_id, treatment_id, done_on, how, created_at, done_by from gdpr_erasure_proof kept
      where kept.company_id = treatment.company_id and kept.treatment_id = treatment.id
      order by kept.done_on desc, kept.id desc limit ${sql.lit(shownProofs)}
    ) proof
    left join company_user person on person.company_id = proof.company_id and person.id = proof.done_by
    where treatment.company_id = ${company.id} ${treatmentId === undefined ? sql`` : sql`and treatment.id = ${treatmentId}::uuid`}
    order by proof.done_on desc, proof.id desc
  `.execute(company.tx);
  return rows;
}

export async function insertProof(
  company: Company,
  {
    proofId,
    treatmentId,
    doneOn,
    how,
    by,
    now,
  }: { proofId: string; treatmentId: string; doneOn: string; how: string; by: string; now: Date },
): Promise<void> {
  await sql`
    insert into gdpr_erasure_proof (company_id, id, treatment_id, done_on, how, done_by, created_at)
    values (${company.id}, ${proofId}::uuid, ${treatmentId}::uuid, ${doneOn}::date, ${how}, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}
