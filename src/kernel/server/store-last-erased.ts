import { sql } from 'kysely';
import type { Company } from './database/unit.ts';
import type { ErasureDay, ErasureStatus } from './own-erasures.ts';

/** When what erases by itself last wrote so to the log, under this action. */
export async function readLastErased(company: Company, action: string, { dayOf }: ErasureDay): Promise<ErasureStatus['lastDone']> {
  // As in the index of deletions: no index has the action itself, and most companies have no such line in a long log.
  const { rows } = await sql<{ at: Date }>`
    select at from audit_log
    where company_id = ${company.id} and action = ${action}
      and (split_part(action, '.', 2) like 'delete%' or split_part(action, '.', 2) like 'erase%')
    order by at desc, id desc limit 1
  `.execute(company.tx);
  const [line] = rows;
  return line ? { date: dayOf(line.at), companyUserId: null } : null;
}
