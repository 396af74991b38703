import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { countCap } from '#kernel/contract/paging.ts';
import { partClause, rowCount } from '#kernel/server/database/paging.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { badgeCap } from '../../contract/badge.ts';
import type { Facts } from '../../contract/facts.ts';
import type { Reason } from '../../contract/reasons.ts';

/** A stored notification, with the current name of the related person. */
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

export interface NotificationSelection {
  reason?: Reason | undefined;
  /** Only about this part of data protection, by its number. */
  part?: string | undefined;
  isUnread?: boolean;
  /** The last day, in this time zone. */
  until?: { day: string; timeZone: string } | undefined;
  limit: number;
  before?: number;
}

/** A user's own notifications, newest first. A page is located by an index-only scan, and only its rows are read. */
export async function readNotifications(company: Company, companyUserId: string, which: NotificationSelection): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select told.id, told.reason, told.at, told.related_company_user_id as "relatedCompanyUserId",
      related.first_name as "firstName", related.last_name as "lastName", related.profile_image_at as "profileImageAt", told.scope, told.scope_id as "scopeId",
      told.affected_id as "affectedId", told.facts, told.seen_at is not null as "isSeen", told.read_at is not null as "isRead"
    from (
      select id from notification
      where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid ${narrowed(which)}
      order by at desc, id desc ${partClause({ limit: which.limit, offset: which.before })}
    ) page
    join notification told on told.company_id = ${company.id} and told.id = page.id
    left join company_user related
      on related.company_id = told.company_id and related.id = told.related_company_user_id and related.state <> 'deleted'
    order by told.at desc, told.id desc
  `.execute(company.tx);
  return rows;
}

/** The number of notifications; counting stops at the cap of lists. */
export async function countNotifications(
  company: Company,
  companyUserId: string,
  which: Omit<NotificationSelection, 'limit'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select from notification
      where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid ${narrowed(which)} limit ${rowCount(countCap + 1)}
    ) counted
  `.execute(company.tx);
  return rows[0]?.total ?? 0;
}

function narrowed({ reason, part, isUnread, until }: Omit<NotificationSelection, 'limit'>) {
  const ended = until && sql`and at < (${until.day}::date + 1)::timestamp at time zone ${until.timeZone}`;
  return sql`${reason ? sql`and reason = ${reason}` : sql``} ${ofPart(part)} ${isUnread ? sql`and read_at is null` : sql``} ${ended ?? sql``}`;
}

export interface BellCounts {
  unseenTotal: number;
  hasOlderUnread: boolean;
}

/**
 * The number of unseen notifications, up to one more than the badge shows, and whether an unread one is older than a given time.
 */
export async function readBellCounts(
  company: Company,
  companyUserId: string,
  { before, part }: { before?: Date | undefined; part?: string | undefined },
): Promise<BellCounts> {
  const own = sql`company_id = ${company.id} and company_user_id = ${companyUserId}::uuid ${ofPart(part)}`;
  const { rows } = await sql<BellCounts>`
    select count(*)::integer as "unseenTotal", exists (
      select from notification where ${own} and read_at is null and at < ${before ?? null}::timestamptz
    ) as "hasOlderUnread"
    from (select from notification where ${own} and seen_at is null limit ${sql.lit(badgeCap + 1)}) counted
  `.execute(company.tx);
  return rows[0] ?? { unseenTotal: 0, hasOlderUnread: false };
}

/** One part of data protection: what the dots on its tabs count. */
function ofPart(part: string | undefined) {
  return part === undefined ? sql`` : sql`and reason = 'GdprSubmoduleUpdated' and affected_id = ${part}`;
}

/** The reasons in a user's history, each found by an index lookup instead of reading all rows. */
export async function readSentReasons(company: Company, companyUserId: string): Promise<Reason[]> {
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

/** The number of rows marked in one transaction. */
export const maxMarked = 1_000;

/** The number of marked notifications, the time of the oldest, and what they told of. */
export interface MarkResult {
  count: number;
  oldest: Date | null;
  reasons: Reason[];
}

/** Only notifications up to a given time. */
interface NotificationPeriod {
  now: Date;
  until?: Date | undefined;
}

/** Marks the newest unseen notifications as seen, at most `maxMarked`. */
export function markSeen(company: Company, companyUserId: string, { now, until }: NotificationPeriod): Promise<MarkResult> {
  return marked(company, {
    set: sql`seen_at = ${now}::timestamptz`,
    chosen: sql`company_user_id = ${companyUserId}::uuid and seen_at is null ${untilThen(until)}`,
  });
}

/** What to mark as read: one notification, all of some records, or all. */
export type ReadSelection = { id: string } | { scopeIds: readonly string[] } | 'all';

/** Marks the newest unread notifications as read and seen, at most `maxMarked`. */
export function markRead(
  company: Company,
  companyUserId: string,
  reading: ReadSelection,
  { now, until }: NotificationPeriod,
): Promise<MarkResult> {
  return marked(company, {
    set: sql`read_at = ${now}::timestamptz, seen_at = coalesce(seen_at, ${now}::timestamptz)`,
    chosen: sql`company_user_id = ${companyUserId}::uuid and read_at is null ${among(reading)} ${untilThen(until)}`,
  });
}

function untilThen(until: Date | undefined) {
  return until ? sql`and at <= ${until}::timestamptz` : sql``;
}

async function marked(company: Company, { set, chosen }: { set: RawBuilder<unknown>; chosen: RawBuilder<unknown> }): Promise<MarkResult> {
  const { rows } = await sql<MarkResult>`
    with marked as (
      update notification set ${set}
      where company_id = ${company.id} and id in (
        select id from notification where company_id = ${company.id} and ${chosen} order by at desc, id desc limit ${sql.lit(maxMarked)}
      )
      returning at, reason
    )
    select count(*)::integer as count, min(at) as oldest, coalesce(array_agg(distinct reason), '{}') as reasons from marked
  `.execute(company.tx);
  return rows[0] ?? { count: 0, oldest: null, reasons: [] };
}

function among(reading: ReadSelection) {
  if (reading === 'all') return sql``;
  return 'id' in reading ? sql`and id = ${reading.id}::uuid` : sql`and scope_id = any(${[...reading.scopeIds]}::text[])`;
}

/** Whether a user has this notification. */
export async function isSentTo(company: Company, companyUserId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from notification where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and id = ${id}::uuid
  `.execute(company.tx);
  return rows.length > 0;
}
