import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Subject } from '../subject.ts';

/** Deletes what is unread or held of these subjects. Answers whose bells have changed, and the keys that were read or have left. */
export async function deleteUnread(
  company: Company,
  subjects: readonly Pick<Subject, 'key' | 'companyUserId'>[],
): Promise<{ told: string[]; known: string[] }> {
  // The key of a notification is that of its rule, its subject and its day.
  const ofThese = sql`company_id = ${company.id} and split_part(key, '|', 2) = any(${subjects.map(({ key }) => key)}::text[])`;
  const people = [...new Set(subjects.flatMap(({ companyUserId }) => companyUserId ?? []))];
  const { rows } = await sql<{ told: string[]; known: string[] }>`
    with unread as (
      delete from notification where ${ofThese} and related_company_user_id = any(${people}::uuid[]) and read_at is null
      returning company_user_id
    ), held as (
      delete from notification_delivery where ${ofThese} and company_user_id = any(${people}::uuid[]) and status = 'held'
    )
    select array(select distinct company_user_id from unread) as told, array(
      select split_part(key, '|', 2) from notification
      where ${ofThese} and related_company_user_id = any(${people}::uuid[]) and read_at is not null
      union
      select split_part(key, '|', 2) from notification_delivery
      where ${ofThese} and company_user_id = any(${people}::uuid[]) and status = 'left'
    ) as known
  `.execute(company.tx);
  return rows[0] ?? { told: [], known: [] };
}
