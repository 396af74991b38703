import { sql } from 'kysely';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { openStatuses } from '../contract/status.ts';

interface Days {
  from: string;
  to: string;
}

/** An unanswered invitation or incomplete profile, in days of the company's calendar. */
export interface WaitingRow {
  id: string;
  companyUserId: string | null;
  since: string;
  /** Null while it is pending. */
  doneOn: string | null;
}

export interface WaitingInvitationRow extends WaitingRow {
  email: string;
  role: RoleKey;
  /** The link's secret, encrypted. */
  guid: string;
  expiresAt: Date;
  language: 'no' | 'en';
  companyName: string;
  timeZone: string;
  invitedByFullName: string | null;
}

const open = sql`invitation.status in ${literals(openStatuses)}`;
const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone owner.time_zone)::date`;
/** The day on which an invitation was accepted or withdrawn. */
const answeredOn = sql`case when ${open} then null else (coalesce(invitation.accepted_at, invitation.status_at) at time zone owner.time_zone)::date end`;

/** Invitations that were pending on any of these days. */
export async function readWaitingInvitations(company: Company, { from, to }: Days): Promise<WaitingInvitationRow[]> {
  const { rows } = await sql<WaitingInvitationRow>`
    select invitation.id, invitation.company_user_id as "companyUserId", ${dayOf('invitation.invited_at')} as since, ${answeredOn} as "doneOn",
      invitation.email, coalesce(person.role, invitation.role) as role, invitation.guid, invitation.expires_at as "expiresAt",
      case person.preferred_language when 'nb' then 'no' when 'en-gb' then 'en' else owner.language end as language,
      owner.name as "companyName", owner.time_zone as "timeZone", inviter.first_name || ' ' || inviter.last_name as "invitedByFullName"
    from invitation
    join company owner on owner.company_id = invitation.company_id
    left join company_user person on person.company_id = invitation.company_id and person.id = invitation.company_user_id
    left join company_user inviter on inviter.company_id = invitation.company_id and inviter.id = invitation.invited_by
    where invitation.company_id = ${company.id} and ${dayOf('invitation.invited_at')} <= ${to}::date
      and (${open} or ${answeredOn} > ${from}::date)
    order by invitation.invited_at, invitation.id
  `.execute(company.tx);
  return rows;
}

/** People who had accepted, but not filled in their details, on any of these days. */
export async function readWaitingDetails(company: Company, { from, to }: Days): Promise<WaitingRow[]> {
  const isWaiting = sql`invitation.status = 'CredentialsCreated'`;
  const { rows } = await sql<WaitingRow>`
    select invitation.id, invitation.company_user_id as "companyUserId", ${dayOf('invitation.accepted_at')} as since,
      case when ${isWaiting} then null else ${dayOf('invitation.status_at')} end as "doneOn"
    from invitation
    join company owner on owner.company_id = invitation.company_id
    where invitation.company_id = ${company.id} and invitation.accepted_at is not null and invitation.company_user_id is not null
      and ${dayOf('invitation.accepted_at')} <= ${to}::date and (${isWaiting} or ${dayOf('invitation.status_at')} > ${from}::date)
    order by invitation.accepted_at, invitation.id
  `.execute(company.tx);
  return rows;
}

/** How many invitations were unanswered at the end of each period. */
export async function countUnanswered(company: Company, periods: readonly Days[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from invitation
      where invitation.company_id = owner.company_id and ${dayOf('invitation.invited_at')} <= period.last
        and (${open} or ${answeredOn} > period.last)
    ) as count
    from unnest(${periods.map(({ to }) => to)}::date[]) with ordinality as period(last, place)
    join company owner on owner.company_id = ${company.id}
    order by period.place
  `.execute(company.tx);
  return rows.map(({ count }) => count);
}
