import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { FlowAnswers } from '../../contract/endpoints-flows.ts';

/** What a person has answered so far, by questionnaire. */
export async function readAnswers(company: Company, companyUserId: string): Promise<Map<string, FlowAnswers>> {
  const { rows } = await sql<{ flowId: string; answers: FlowAnswers }>`
    select flow_id as "flowId", answers from gdpr_flow_answer
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return new Map(rows.map(({ flowId, answers }) => [flowId, answers]));
}

interface FlowAnswerInput {
  companyUserId: string;
  flowId: string;
  answers: FlowAnswers;
  now: Date;
}

export async function writeAnswers(company: Company, { companyUserId, flowId, answers, now }: FlowAnswerInput): Promise<void> {
  await sql`
    insert into gdpr_flow_answer (company_id, company_user_id, flow_id, answers, changed_at)
    values (${company.id}, ${companyUserId}::uuid, ${flowId}, ${JSON.stringify(answers)}::jsonb, ${now}::timestamptz)
    on conflict (company_id, company_user_id, flow_id) do update set answers = excluded.answers, changed_at = excluded.changed_at
  `.execute(company.tx);
}

export async function deleteAnswers(
  company: Company,
  { companyUserId, flowId }: Pick<FlowAnswerInput, 'companyUserId' | 'flowId'>,
): Promise<void> {
  await sql`
    delete from gdpr_flow_answer
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and flow_id = ${flowId}
  `.execute(company.tx);
}

/** The answers of which the protocol has a treatment, as `flowId/answer`. */
export async function readMade(company: Company): Promise<Set<string>> {
  const { rows } = await sql<{ made: string }>`
    select distinct (content -> 'flowAnswer' ->> 'flowId') || '/' || (content -> 'flowAnswer' ->> 'answer') as made from gdpr_treatment
    where company_id = ${company.id} and jsonb_typeof(content -> 'flowAnswer') = 'object'
  `.execute(company.tx);
  return new Set(rows.map(({ made }) => made));
}
