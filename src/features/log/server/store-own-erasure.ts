import { sql } from 'kysely';
import { findLogRetention } from '#features/company/server/public.ts';
import { addMonths } from '#kernel/contract/days.ts';
import { erasureEntity } from '#kernel/server/audit-erasure.ts';
import { nextDue, type OwnErasure } from '#kernel/server/own-erasures.ts';

/** Old and new values of the log: erased by itself after a time of the company's choice; the lines stay (log.3). */
export const logErasure: OwnErasure = {
  key: 'log.values',
  what: { no: 'Gamle og nye verdier i loggen', en: 'Old and new values in the log' },
  isAutomatic: true,
  standing: async (company, day) => {
    const months = await findLogRetention(company);
    const { rows } = await sql<{ oldest: Date | null; erasedAt: Date | null }>`
      select
        (select line.at from audit_log line
          where line.company_id = ${company.id} and exists (
            select from audit_detail detail where detail.company_id = line.company_id and detail.audit_id = line.id)
          order by line.at limit 1) as oldest,
        (select max(at) from audit_log where company_id = ${company.id} and entity = ${erasureEntity} and entity_id = ${String(company.id)})
          as "erasedAt"
    `.execute(company.tx);
    const [row] = rows;
    // A day of a log has many lines, which nobody needs counted.
    const due = nextDue(row?.oldest ? [row.oldest] : [], (from) => addMonths(from, months ?? 0), day);
    return {
      period: months === undefined ? null : { unit: 'months', count: months },
      next: months === undefined || !due ? null : { date: due.date, count: null },
      lastDone: row?.erasedAt ? { date: day.dayOf(row.erasedAt), companyUserId: null } : null,
    };
  },
};
