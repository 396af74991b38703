import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { DpiaState } from '../contract/kinds.ts';
import type { Treatment } from '../contract/treatment.ts';

/** What hangs on a treatment, beside how far its assessment of consequences has come. */
type TreatmentDependents = Pick<Treatment, 'riskAssessments' | 'agreements'> & { dpiaState: DpiaState | null; dpiaChangedAt: Date | null };

/** The risks that name a treatment, newest first, the agreements of its software, by name, and its assessment; one statement. */
export async function readDependents(company: Company, treatmentId: string): Promise<TreatmentDependents> {
  const { rows } = await sql<TreatmentDependents>`
    select (
      select coalesce(json_agg(json_build_object('riskAssessmentId', risk.id, 'overview', risk.overview, 'isTreated', risk.is_treated)
        order by risk.created_at desc, risk.id), '[]')
      from gdpr_risk_treatment about join gdpr_risk risk on risk.company_id = about.company_id and risk.id = about.risk_id
      where about.company_id = ${company.id} and about.treatment_id = ${treatmentId}::uuid
    ) as "riskAssessments", (
      select coalesce(json_agg(json_build_object('dataProcessorAgreementId', agreement.id, 'softwareName', software.name,
        'validTo', agreement.valid_to) order by software.name, software.id), '[]')
      from gdpr_treatment_software uses
      join gdpr_software software on software.company_id = uses.company_id and software.id = uses.software_id
      join gdpr_agreement agreement on agreement.company_id = software.company_id and agreement.software_id = software.id
      where uses.company_id = ${company.id} and uses.treatment_id = ${treatmentId}::uuid
    ) as agreements, (
      select state from gdpr_dpia where company_id = ${company.id} and treatment_id = ${treatmentId}::uuid
    ) as "dpiaState", (
      select changed_at from gdpr_dpia where company_id = ${company.id} and treatment_id = ${treatmentId}::uuid
    ) as "dpiaChangedAt"
  `.execute(company.tx);
  return rows[0] ?? { riskAssessments: [], agreements: [], dpiaState: null, dpiaChangedAt: null };
}
