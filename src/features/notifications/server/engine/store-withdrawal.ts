import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Subject } from '../subject.ts';

/** Deletes what is unread or held of these subjects. Answers whose bells have changed, and the keys that nobody has read and of which nothing has left. */
export async function deleteUnread(
  company: Company,
  subjects: readonly Pick<Subject, 'key' | 'companyUserId'>[],
): Promise<{ told: string[]; unheard: string[] }> {
  // The key of a notification is that of its rule, its subject and its day.
  const ofThese = sql`company_id = ${company.id} and split_part(key, '|', 2) = any(${subjects.map(({ key }) => key)}::text[])`;
  const people = [...new Set(subjects.flatMap(({ companyUserId }) => companyUserId ?? []))];
  const { rows } = await sql<{ told: string[]; unheard: string[] }>`
    with unread as (
      delete from notification where ${ofThese} and related_company_user_id = any(${people}::uuid[]) and read_at is null
      returning company_user_id, split_part(key, '|', 2) as subject
    ), held as (
      delete from notification_delivery where ${ofThese} and company_user_id = any(${people}::uuid[]) and status = 'held'
      returning split_part(key, '|', 2) as subject
    )
    select array(select distinct company_user_id from unread) as told, array(
      (select subject from unread union select subject from held)
      except
      select split_part(key, '|', 2) from notification
      where ${ofThese} and related_company_user_id = any(${people}::uuid[]) and read_at is not null
      except
      select split_part(key, '|', 2) from notification_delivery
      where ${ofThese} and company_user_id = any(${people}::uuid[]) and status = 'left'
    ) as unheard
  `.execute(company.tx);
  return rows[0] ?? { told: [], unheard: [] };
}
