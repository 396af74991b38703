import { sql } from 'kysely';
import { findLeaverRetention } from '#features/company/server/public.ts';
import { addMonths } from '#kernel/contract/days.ts';
import type { OwnErasure } from '#kernel/server/own-erasures.ts';

interface Row {
  oldest: string | null;
  due: number;
  erasedAt: Date | null;
  by: string | null;
}

/** Leavers: their erasure is proposed after a time of the company's choice, and somebody carries it out (people.43). */
export const leaverErasure: OwnErasure = {
  key: 'people.leavers',
  what: { no: 'Ansatte som har sluttet', en: 'Employees who have left' },
  isAutomatic: false,
  standing: async (company, { today, dayOf }) => {
    const months = await findLeaverRetention(company);
    const leftUntil = addMonths(today, -months);
    const { rows } = await sql<Row>`
      select left_people.*, erased.at as "erasedAt", erased.by from (
        select min(coalesce(end_date, inactivation_date)) as oldest,
          (count(*) filter (where coalesce(end_date, inactivation_date) <= ${leftUntil}::date))::integer as due
        from company_user where company_id = ${company.id} and state = 'inactive'
      ) left_people
      left join lateral (
        select at, actor_company_user_id as by from audit_log
        where company_id = ${company.id} and split_part(action, '.', 2) like 'delete%' and action = 'people.deleteCompanyUser'
        order by at desc limit 1
      ) erased on true
    `.execute(company.tx);
    const [row] = rows;
    const due = row && row.due > 0 ? { date: today, count: row.due } : null;
    const later = row?.oldest ? { date: addMonths(row.oldest, months), count: 1 } : null;
    return {
      period: { unit: 'months', count: months },
      next: due ?? later,
      lastDone: row?.erasedAt ? { date: dayOf(row.erasedAt), companyUserId: row.by } : null,
    };
  },
};
