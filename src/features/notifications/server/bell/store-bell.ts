import { sql } from 'kysely';
import { countCap } from '#kernel/contract/paging.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Facts } from '../../contract/facts.ts';
import type { Reason } from '../../contract/reasons.ts';

/** What somebody was told, with the related person as they are called today. */
export interface NotificationRow {
  id: string;
  reason: Reason;
  at: Date;
  relatedCompanyUserId: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageAt: Date | null;
  scope: string | null;
  scopeId: string | null;
  affectedId: string | null;
  facts: Facts;
  isSeen: boolean;
  isRead: boolean;
}

export interface Which {
  reason?: Reason | undefined;
  isUnread?: boolean;
  limit: number;
  before?: number;
}

/** Somebody's own, newest first. */
export async function readNotifications(company: Company, companyUserId: string, which: Which): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select told.id, told.reason, told.at, told.related_company_user_id as "relatedCompanyUserId",
      related.first_name as "firstName", related.last_name as "lastName", related.profile_image_at as "profileImageAt", told.scope, told.scope_id as "scopeId",
      told.affected_id as "affectedId", told.facts, told.seen_at is not null as "isSeen", told.read_at is not null as "isRead"
    from (
      select company_id, id, reason, at, related_company_user_id, scope, scope_id, affected_id, facts, seen_at, read_at from notification
      where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid ${narrowed(which)}
      order by at desc, id desc limit ${which.limit} offset ${which.before ?? 0}
    ) told
    left join company_user related
      on related.company_id = told.company_id and related.id = told.related_company_user_id and related.state <> 'deleted'
    order by told.at desc, told.id desc
  `.execute(company.tx);
  return rows;
}

/** How many there are; counting stops beyond the cap of lists. */
export async function countNotifications(company: Company, companyUserId: string, which: Omit<Which, 'limit'>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select from notification
      where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid ${narrowed(which)} limit ${countCap + 1}
    ) counted
  `.execute(company.tx);
  return rows[0]?.total ?? 0;
}

function narrowed({ reason, isUnread }: Omit<Which, 'limit'>) {
  return sql`${reason ? sql`and reason = ${reason}` : sql``} ${isUnread ? sql`and read_at is null` : sql``}`;
}

/** How many somebody has not seen: the badge. */
export async function countUnseen(company: Company, companyUserId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from notification
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and seen_at is null
  `.execute(company.tx);
  return rows[0]?.total ?? 0;
}

/** The reasons somebody has been told of, each looked up by the index instead of reading everything they were told. */
export async function readReasonsTold(company: Company, companyUserId: string): Promise<Reason[]> {
  const { rows } = await sql<{ reason: Reason }>`
    with recursive told as (
      (select reason from notification where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid order by reason limit 1)
      union all
      select (
        select later.reason from notification later
        where later.company_id = ${company.id} and later.company_user_id = ${companyUserId}::uuid and later.reason > told.reason
        order by later.reason limit 1)
      from told where told.reason is not null
    )
    select reason from told where reason is not null
  `.execute(company.tx);
  return rows.map(({ reason }) => reason);
}

/** Marks as seen what is not; answers how many. */
export async function markSeen(company: Company, companyUserId: string, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification set seen_at = ${now}::timestamptz
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and seen_at is null
  `.execute(company.tx);
  return Number(numAffectedRows);
}

/** What is to be read: one, all that belongs to a thing, or everything. */
export type Reading = { id: string } | { scopeId: string } | 'all';

/** Marks as read, and so as seen, what is not; answers how many. */
export async function markRead(company: Company, companyUserId: string, reading: Reading, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification set read_at = ${now}::timestamptz, seen_at = coalesce(seen_at, ${now}::timestamptz)
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and read_at is null ${among(reading)}
  `.execute(company.tx);
  return Number(numAffectedRows);
}

function among(reading: Reading) {
  if (reading === 'all') return sql``;
  return 'id' in reading ? sql`and id = ${reading.id}::uuid` : sql`and scope_id = ${reading.scopeId}`;
}

/** Whether somebody has been told this. */
export async function isToldTo(company: Company, companyUserId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from notification where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and id = ${id}::uuid
  `.execute(company.tx);
  return rows.length > 0;
}
