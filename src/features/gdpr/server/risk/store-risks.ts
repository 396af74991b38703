import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { RiskStep } from '../../contract/kinds.ts';
import type { LocalText } from '../../contract/local-text.ts';

/** Something to do about a risk, as it is kept. */
export interface StoredAction {
  actionId: string;
  text: string;
  responsibleId: string | null;
  dueDate: string | null;
  isDone: boolean;
}

/** What is kept of a risk. */
export interface RiskContent {
  overview: LocalText;
  measures: LocalText;
  comment: LocalText;
  actions: StoredAction[];
  treated: boolean;
  inherentLikelihood: RiskStep | null;
  inherentConsequence: RiskStep | null;
  residualLikelihood: RiskStep | null;
  residualConsequence: RiskStep | null;
  treatmentIds: string[];
}

export interface StoredRisk extends RiskContent {
  riskId: string;
  trigger: string | null;
  createdAt: Date;
  createdBy: string | null;
  changedAt: Date;
  treatments: { treatmentId: string; treatmentName: LocalText; isChanged: boolean }[];
  isStale: boolean;
  version: number;
}

/** The risks, newest first, or one of them; one statement. Stale is what was last looked at before a treatment of it changed or was deleted, or the protocol changed (gdpr.52). */
export async function readRisks(company: Company, riskId?: string): Promise<StoredRisk[]> {
  const { rows } = await sql<StoredRisk>`
    select risk.id as "riskId", risk.overview, risk.measures, risk.comment, risk.actions, risk.is_treated as treated,
      risk.inherent_likelihood as "inherentLikelihood", risk.inherent_consequence as "inherentConsequence",
      risk.residual_likelihood as "residualLikelihood", risk.residual_consequence as "residualConsequence", risk.trigger_risk as trigger,
      risk.created_at as "createdAt", risk.changed_at as "changedAt", risk.version,
      case when person.state <> 'deleted' then person.first_name || ' ' || person.last_name end as "createdBy",
      coalesce(about.ids, '[]') as "treatmentIds", coalesce(about.treatments, '[]') as treatments,
      risk.treatment_deleted_at is not null or coalesce(about.changed_at > risk.assessed_at, false)
        or coalesce(protocol.changed_at > risk.assessed_at, false) as "isStale"
    from gdpr_risk risk
    left join company_user person on person.company_id = risk.company_id and person.id = risk.created_by
    left join gdpr_protocol protocol on protocol.company_id = risk.company_id
    left join lateral (
      select json_agg(treatment.id order by treatment.id) as ids,
        json_agg(json_build_object('treatmentId', treatment.id, 'treatmentName', treatment.content -> 'treatmentName',
          'isChanged', treatment.content_changed_at > risk.assessed_at) order by treatment.id) as treatments,
        max(treatment.content_changed_at) as changed_at
      from gdpr_risk_treatment names
      join gdpr_treatment treatment on treatment.company_id = names.company_id and treatment.id = names.treatment_id
      where names.company_id = risk.company_id and names.risk_id = risk.id
    ) about on true
    where risk.company_id = ${company.id} ${riskId === undefined ? sql`` : sql`and risk.id = ${riskId}::uuid`}
    order by risk.created_at desc, risk.id desc
  `.execute(company.tx);
  return rows;
}

/** One risk, locked on request before it is read. */
export async function readRisk(company: Company, riskId: string, { lock = false } = {}): Promise<StoredRisk | undefined> {
  if (lock) await lockRows(company, 'gdpr_risk', [riskId]);
  return (await readRisks(company, riskId))[0];
}

interface Written {
  riskId: string;
  content: RiskContent;
  by: string;
  now: Date;
}

export async function insertRisk(
  company: Company,
  { riskId, content, trigger, by, now }: Written & { trigger: string | null },
): Promise<void> {
  await sql`
    insert into gdpr_risk (company_id, id, overview, measures, comment, actions, is_treated, inherent_likelihood, inherent_consequence,
      residual_likelihood, residual_consequence, trigger_risk, assessed_at, created_by, created_at, changed_by, changed_at)
    values (${company.id}, ${riskId}::uuid, ${JSON.stringify(content.overview)}::jsonb, ${JSON.stringify(content.measures)}::jsonb,
      ${JSON.stringify(content.comment)}::jsonb, ${JSON.stringify(content.actions)}::jsonb, ${content.treated}, ${content.inherentLikelihood},
      ${content.inherentConsequence}, ${content.residualLikelihood}, ${content.residualConsequence}, ${trigger}, ${now}::timestamptz, ${by}::uuid,
      ${now}::timestamptz, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
  await insertNames(company, riskId, content.treatmentIds);
}

async function insertNames(company: Company, riskId: string, treatmentIds: readonly string[]): Promise<void> {
  await sql`
    insert into gdpr_risk_treatment (company_id, risk_id, treatment_id)
    select ${company.id}::integer, ${riskId}::uuid, unnest(${[...treatmentIds]}::uuid[]) on conflict do nothing
  `.execute(company.tx);
}

/** Writes a risk; whoever writes it has looked at it. */
export async function writeRisk(company: Company, { riskId, content, by, now }: Written): Promise<void> {
  await sql`
    update gdpr_risk set overview = ${JSON.stringify(content.overview)}::jsonb, measures = ${JSON.stringify(content.measures)}::jsonb,
      comment = ${JSON.stringify(content.comment)}::jsonb, actions = ${JSON.stringify(content.actions)}::jsonb, is_treated = ${content.treated},
      inherent_likelihood = ${content.inherentLikelihood}, inherent_consequence = ${content.inherentConsequence},
      residual_likelihood = ${content.residualLikelihood}, residual_consequence = ${content.residualConsequence},
      assessed_at = ${now}::timestamptz, treatment_deleted_at = null, changed_by = ${by}::uuid, changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${riskId}::uuid
  `.execute(company.tx);
  await sql`
    delete from gdpr_risk_treatment
    where company_id = ${company.id} and risk_id = ${riskId}::uuid and treatment_id <> all(${content.treatmentIds}::uuid[])
  `.execute(company.tx);
  await insertNames(company, riskId, content.treatmentIds);
}

/** Deletes a risk; whether it went. */
export async function deleteRiskRow(company: Company, riskId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from gdpr_risk where company_id = ${company.id} and id = ${riskId}::uuid`.execute(
    company.tx,
  );
  return numAffectedRows === 1n;
}
