import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';

/** Sets the weekdays of a person, or of the company, from a day on; null = the company's again. */
export async function writeWorkWeek(
  company: Company,
  { companyUserId, validFrom, weekdays }: { companyUserId: string | null; validFrom: string; weekdays: number | null },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await sql`
    insert into work_week (company_id, id, company_user_id, valid_from, weekdays, set_at, set_by)
    values (${company.id}, ${newId()}::uuid, ${companyUserId}::uuid, ${validFrom}::date, ${weekdays}::smallint, ${now}::timestamptz, ${by}::uuid)
    on conflict (company_id, company_user_id, valid_from)
    do update set weekdays = excluded.weekdays, set_at = excluded.set_at, set_by = excluded.set_by
  `.execute(company.tx);
}
