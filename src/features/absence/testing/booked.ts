import { sql } from 'kysely';
import { newId } from '#kernel/server/id.ts';
import type { TestServer } from '#testing/server.ts';
import type { AbsenceStatus, AbsenceType } from '../contract/kinds.ts';

export interface Booking {
  companyUserId: string | undefined;
  startDate: string;
  endDate?: string;
  type?: AbsenceType;
  status?: AbsenceStatus;
  portion?: 0 | 1 | 2;
  /** Its cost, all in the year in which it starts. */
  days?: number;
  /** What each date was counted as, in half days; empty for absence from before this was stored. */
  counted?: string;
  comment?: string;
}

/** Inserts booked absences into a company, with their ledger lines; returns their ids. */
export async function book(server: TestServer, companyId: number, bookings: readonly Booking[]): Promise<string[]> {
  const rows = bookings.map(({ type = 1, status = 2, portion = 0, days = 0, counted = '', comment = null, ...rest }) => ({
    id: newId(),
    ledgerId: newId(),
    type,
    status,
    portion,
    days,
    counted,
    comment,
    ...rest,
    endDate: rest.endDate ?? rest.startDate,
  }));
  const sent = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(id uuid, "ledgerId" uuid, "companyUserId" uuid, type int,
    status int, portion int, days numeric, counted text, comment text, "startDate" date, "endDate" date)`;
  await server.database.forCompany(companyId, async ({ tx }) => {
    await sql`insert into absence (company_id, id, company_user_id, status, version_number, proposed_number, type, start_date, end_date, requested_at)
      select ${companyId}, id, "companyUserId", status, 1, case when status = 8 then 1 end, type, "startDate", "endDate", now() from ${sent}`.execute(
      tx,
    );
    await sql`insert into absence_version (company_id, absence_id, number, type, start_date, end_date, portion, comment, deductible, working_days,
        calendar_days, days_per_year, created_at)
      select ${companyId}, id, 1, type, "startDate", "endDate", portion, comment, type = 1, days, "endDate" - "startDate" + 1,
        jsonb_build_object(extract(year from "startDate")::text, days), now() from ${sent}`.execute(tx);
    await sql`insert into absence_span (company_id, absence_id, number, start_date, end_date, counted)
      select ${companyId}, id, 1, "startDate", "endDate", counted from ${sent}`.execute(tx);
    await sql`insert into absence_ledger (company_id, id, company_user_id, year, kind, reason, days, at, absence_id)
      select ${companyId}, "ledgerId", "companyUserId", extract(year from "startDate"), case when status in (1, 11) then 'reserved' else 'taken' end,
        'registered', -days, now(), id from ${sent} where type = 1 and days > 0 and status not in (3, 5, 7)`.execute(tx);
  });
  return rows.map(({ id }) => id);
}
