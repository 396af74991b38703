import { sql } from 'kysely';
import { addDays } from '#kernel/contract/days.ts';
import { nextDue, type OwnErasure } from '#kernel/server/own-erasures.ts';
import { undoDays } from '../../contract/kinds.ts';

/** What people had before a sync changed them, for as long as that can be undone (integrations.47). */
export const formerValuesErasure: OwnErasure = {
  key: 'integrations.formerValues',
  what: { no: 'Tidligere verdier fra synkroniseringer', en: 'Former values from syncs' },
  isAutomatic: true,
  standing: async (company, day) => {
    const { rows } = await sql<{ at: Date }>`
      select sync.started_at as at from employee_sync sync
      join employee_sync_row line on line.company_id = sync.company_id and line.sync_id = sync.id
      where sync.company_id = ${company.id} and line.former is not null order by sync.started_at limit 1000
    `.execute(company.tx);
    const next = nextDue(
      rows.map(({ at }) => at),
      (from) => addDays(from, undoDays),
      day,
    );
    return { period: { unit: 'days', count: undoDays }, next, lastDone: null };
  },
};
