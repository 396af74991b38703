import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Language, RecipientStatus, SigningMethod } from '../../contract/kinds.ts';
import type { StoredStatus } from '../../contract/rules/request-status.ts';

/** Somebody who is asked to sign, with what they see of the request. */
export interface SignerRow {
  recipientId: string;
  requestId: string;
  companyUserId: string | null;
  position: number;
  fullName: string;
  email: string;
  phoneCountryCode: string;
  phone: string | null;
  language: Language;
  status: RecipientStatus;
  answeredAt: Date | null;
  name: string;
  requestStatus: StoredStatus;
  method: SigningMethod;
  note: string;
  dueDate: string | null;
  reason: string | null;
  endedAt: Date | null;
  companyName: string;
  companyLanguage: Language;
  timeZone: string;
  /** The company is going to be deleted. */
  isCompanyEnding: boolean;
  /** Null when who asked was erased. */
  requestedBy: string | null;
}

/** The signer whom a secret was made for; undefined when the request was deleted. */
export async function readSigner(company: Company, recipientId: string): Promise<SignerRow | undefined> {
  const { rows } = await sql<SignerRow>`
    select recipient.id as "recipientId", recipient.request_id as "requestId", recipient.company_user_id as "companyUserId", recipient.position, recipient.name as "fullName", recipient.email,
      recipient.phone_country_code as "phoneCountryCode", recipient.phone, recipient.language, recipient.status,
      recipient.answered_at as "answeredAt", request.name, request.status as "requestStatus", request.method, request.note,
      request.expires_on::text as "dueDate", request.reason, request.ended_at as "endedAt", owner.name as "companyName",
      owner.language as "companyLanguage", owner.time_zone as "timeZone", owner.ends_at is not null as "isCompanyEnding",
      case when asker.state <> 'deleted' then asker.first_name || ' ' || asker.last_name end as "requestedBy"
    from signing_recipient recipient
    join signing_request request on request.company_id = recipient.company_id and request.id = recipient.request_id
    join company owner on owner.company_id = recipient.company_id
    left join company_user asker on asker.company_id = request.company_id and asker.id = request.requested_by
    where recipient.company_id = ${company.id} and recipient.id = ${recipientId}
  `.execute(company.tx);
  return rows[0];
}
