import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';

interface NewReopening {
  requestId: string;
  reason: string;
  by: string;
  now: Date;
  today: string;
}

/** Opens a closed request again, and keeps the answer that stood until then. */
export async function reopenRequest(company: Company, { requestId, reason, by, now, today }: NewReopening): Promise<void> {
  await sql`
    with former as (
      select id, state, answered_on, answer from gdpr_subject_request where company_id = ${company.id} and id = ${requestId}::uuid
    ), kept as (
      insert into gdpr_request_reopening (company_id, id, request_id, at, reason, state, answered_on, answer, reopened_by)
      select ${company.id}, ${newId()}::uuid, former.id, ${now}::timestamptz, ${reason}, former.state, former.answered_on, former.answer, ${by}::uuid
      from former
    )
    update gdpr_subject_request set state = 'open', answer = null, answered_on = null, reopened_on = ${today}::date, version = version + 1
    where company_id = ${company.id} and id = ${requestId}::uuid
  `.execute(company.tx);
}

/** Takes the words out of former answers. */
export async function clearFormerAnswers(company: Company, requestIds: readonly string[]): Promise<void> {
  await sql`
    update gdpr_request_reopening set reason = '', answer = '' where company_id = ${company.id} and request_id = any(${requestIds}::uuid[])
  `.execute(company.tx);
}
