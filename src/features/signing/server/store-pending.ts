import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Language } from '../contract/kinds.ts';

/** Somebody who was asked to sign, in days of the company's calendar. */
export interface PendingRow {
  recipientId: string;
  signingRequestId: string;
  companyUserId: string | null;
  /** They sign by a link of their own: not of the staff, without an account so far, or deactivated, which takes the sign-in away. */
  needsLink: boolean;
  /** The address that their account has verified, empty when it has not; null without an account. */
  accountEmail: string | null;
  name: string;
  email: string;
  language: Language;
  documentName: string;
  requestedBy: string | null;
  invitedOn: string;
  expiresOn: string | null;
  /** When they answered, or the request ended; null while it is pending. */
  doneOn: string | null;
}

/** People whose signature was missing on any of these days, and of whom the due date is not before them. */
export async function readPending(company: Company, { from, to }: { from: string; to: string }): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select recipient.id as "recipientId", request.id as "signingRequestId", recipient.company_user_id as "companyUserId", recipient.name,
      (recipient.company_user_id is null or exists (select from company_user person where person.company_id = recipient.company_id
        and person.id = recipient.company_user_id and person.state <> 'deleted' and (person.account_id is null or person.state = 'inactive'))) as "needsLink",
      (select case when account.email_verified then account.email else '' end from company_user person join account on account.id = person.account_id
        where person.company_id = recipient.company_id and person.id = recipient.company_user_id) as "accountEmail",
      recipient.email, recipient.language, request.name as "documentName", request.requested_by as "requestedBy",
      (recipient.invited_at at time zone owner.time_zone)::date as "invitedOn", request.expires_on as "expiresOn",
      (coalesce(recipient.answered_at, request.ended_at, request.signed_at) at time zone owner.time_zone)::date as "doneOn"
    from signing_recipient recipient
    join signing_request request on request.company_id = recipient.company_id and request.id = recipient.request_id
    join company owner on owner.company_id = recipient.company_id
    where recipient.company_id = ${company.id} and recipient.invited_at is not null
      and (recipient.invited_at at time zone owner.time_zone)::date <= ${to}::date
      and (not request.is_ended or (request.ended_at at time zone owner.time_zone)::date > ${from}::date)
      and (recipient.answered_at is null or (recipient.answered_at at time zone owner.time_zone)::date > ${from}::date)
    order by recipient.invited_at, recipient.id
  `.execute(company.tx);
  return rows;
}
