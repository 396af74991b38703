import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { DpiaCriterion, DpiaState } from '../../contract/kinds.ts';
import type { AssessedDpia } from '../../contract/rules/dpia-need.ts';

/** What people write of an assessment. */
export interface DpiaContent extends AssessedDpia {
  criteria: DpiaCriterion[];
}

export interface StoredDpia extends DpiaContent {
  dpiaId: string;
  treatmentId: string;
  state: DpiaState;
  doneAt: Date | null;
  doneBy: string | null;
  changedAt: Date;
  version: number;
}

/** The assessments, last changed first, or that of a treatment; one statement. */
export async function readDpias(company: Company, treatmentId?: string): Promise<StoredDpia[]> {
  const { rows } = await sql<StoredDpia>`
    select dpia.id as "dpiaId", dpia.treatment_id as "treatmentId", dpia.state, dpia.criteria, dpia.description, dpia.necessity, dpia.risks,
      dpia.measures, dpia.officer_advice as "officerAdvice", dpia.residual_high as "residualHigh", dpia.conclusion,
      dpia.consulted_on as "consultedOn", dpia.consultation, dpia.done_at as "doneAt", dpia.changed_at as "changedAt", dpia.version,
      case when person.state <> 'deleted' then person.first_name || ' ' || person.last_name end as "doneBy"
    from gdpr_dpia dpia
    left join company_user person on person.company_id = dpia.company_id and person.id = dpia.done_by
    where dpia.company_id = ${company.id} ${treatmentId === undefined ? sql`` : sql`and dpia.treatment_id = ${treatmentId}::uuid`}
    order by dpia.changed_at desc, dpia.id
  `.execute(company.tx);
  return rows;
}

/** The assessment of a treatment, whose lock keeps it as it is. */
export async function readDpiaOf(company: Company, treatmentId: string): Promise<StoredDpia | undefined> {
  return (await readDpias(company, treatmentId))[0];
}

/** An assessment, which is locked until the commit. */
export async function lockDpia(
  company: Company,
  dpiaId: string,
): Promise<Pick<StoredDpia, 'treatmentId' | 'criteria' | 'version'> | undefined> {
  await lockRows(company, 'gdpr_dpia', [dpiaId]);
  const { rows } = await sql<Pick<StoredDpia, 'treatmentId' | 'criteria' | 'version'>>`
    select treatment_id as "treatmentId", criteria, version from gdpr_dpia where company_id = ${company.id} and id = ${dpiaId}::uuid
  `.execute(company.tx);
  return rows[0];
}

interface Written {
  dpiaId: string;
  treatmentId: string;
  state: DpiaState;
  content: DpiaContent;
  /** When it was found done, and by whom; null of a draft. */
  done: { at: Date; by: string } | null;
  now: Date;
}

/** Writes the assessment of a treatment, which has one at most. Whoever changes one that is done finds it done anew. */
export async function writeDpia(company: Company, { dpiaId, treatmentId, state, content, done, now }: Written): Promise<void> {
  await sql`
    insert into gdpr_dpia as kept (company_id, id, treatment_id, state, criteria, description, necessity, risks, measures, officer_advice,
      residual_high, conclusion, consulted_on, consultation, done_at, done_by, changed_at)
    values (${company.id}, ${dpiaId}::uuid, ${treatmentId}::uuid, ${state}, ${content.criteria}::text[], ${content.description},
      ${content.necessity}, ${content.risks}, ${content.measures}, ${content.officerAdvice}, ${content.residualHigh}, ${content.conclusion},
      ${content.consultedOn}::date, ${content.consultation}, ${done?.at ?? null}::timestamptz, ${done?.by ?? null}::uuid, ${now}::timestamptz)
    on conflict (company_id, treatment_id) do update set state = excluded.state, criteria = excluded.criteria,
      description = excluded.description, necessity = excluded.necessity, risks = excluded.risks, measures = excluded.measures,
      officer_advice = excluded.officer_advice, residual_high = excluded.residual_high, conclusion = excluded.conclusion,
      consulted_on = excluded.consulted_on, consultation = excluded.consultation, done_at = excluded.done_at, done_by = excluded.done_by,
      changed_at = excluded.changed_at, version = kept.version + 1
  `.execute(company.tx);
}

export async function deleteDpiaRow(company: Company, dpiaId: string): Promise<void> {
  await sql`delete from gdpr_dpia where company_id = ${company.id} and id = ${dpiaId}::uuid`.execute(company.tx);
}

/** The ids of the assessments of these treatments. */
export async function readDpiaIdsOf(company: Company, treatmentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gdpr_dpia where company_id = ${company.id} and treatment_id = any(${[...treatmentIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** The keys of the treatments that decide by automated means alone, as their assessments say, finished or not. */
export async function readAutomatedKeys(company: Company): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select treatment.key from gdpr_dpia dpia
    join gdpr_treatment treatment on treatment.company_id = dpia.company_id and treatment.id = dpia.treatment_id
    where dpia.company_id = ${company.id} and dpia.criteria @> array['automatedDecisions']
  `.execute(company.tx);
  return rows.map(({ key }) => key);
}
