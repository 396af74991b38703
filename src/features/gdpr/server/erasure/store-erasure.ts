import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** An erasure that somebody carried out. */
export interface StoredProof {
  proofId: string;
  treatmentId: string;
  doneOn: string;
  doneBy: string | null;
  how: string;
  createdAt: Date;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  withdrawnReason: string | null;
}

/** How many proofs of a treatment are shown, of those that stand and of those that are withdrawn. */
const shownProofs = 10;

// Erased people have no name.
const nameOf = (alias: string) => sql`case when ${sql.ref(alias)}.state <> 'deleted'
  then ${sql.ref(alias)}.first_name || ' ' || ${sql.ref(alias)}.last_name end`;

/** The newest proofs of the treatments of a company, or of one of them; one statement. */
export async function readProofs(company: Company, treatmentId?: string): Promise<StoredProof[]> {
  const { rows } = await sql<StoredProof>`
    select proof.id as "proofId", proof.treatment_id as "treatmentId", proof.done_on as "doneOn", proof.how, proof.created_at as "createdAt",
      proof.withdrawn_at as "withdrawnAt", proof.withdrawn_reason as "withdrawnReason", ${nameOf('withdrawer')} as "withdrawnBy",
      ${nameOf('person')} as "doneBy"
    from gdpr_treatment treatment
    cross join (values (true), (false)) kind (stands)
    cross join lateral (
      select id, company_id, treatment_id, done_on, how, created_at, done_by, withdrawn_at, withdrawn_by, withdrawn_reason
      from gdpr_erasure_proof kept
      where kept.company_id = treatment.company_id and kept.treatment_id = treatment.id and (kept.withdrawn_at is null) = kind.stands
      order by kept.done_on desc, kept.id desc limit ${sql.lit(shownProofs)}
    ) proof
    left join company_user person on person.company_id = proof.company_id and person.id = proof.done_by
    left join company_user withdrawer on withdrawer.company_id = proof.company_id and withdrawer.id = proof.withdrawn_by
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

/** The treatment of a proof, and whether it was withdrawn; locked until the commit. */
export async function lockProof(company: Company, proofId: string): Promise<{ treatmentId: string; isWithdrawn: boolean } | undefined> {
  const { rows } = await sql<{ treatmentId: string; isWithdrawn: boolean }>`
    select treatment_id as "treatmentId", withdrawn_at is not null as "isWithdrawn" from gdpr_erasure_proof
    where company_id = ${company.id} and id = ${proofId}::uuid for update
  `.execute(company.tx);
  return rows[0];
}

export async function writeWithdrawal(
  company: Company,
  { proofId, reason, by, now }: { proofId: string; reason: string; by: string; now: Date },
): Promise<void> {
  await sql`
    update gdpr_erasure_proof set withdrawn_at = ${now}::timestamptz, withdrawn_by = ${by}::uuid, withdrawn_reason = ${reason}
    where company_id = ${company.id} and id = ${proofId}::uuid
  `.execute(company.tx);
}

/** The ids of what was registered for these treatments. */
export async function readProofIdsOf(company: Company, treatmentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gdpr_erasure_proof where company_id = ${company.id} and treatment_id = any(${[...treatmentIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
