import { sql } from 'kysely';
import { addMonths } from '#kernel/contract/days.ts';
import { nextDue, type OwnErasure } from '#kernel/server/own-erasures.ts';

export const gameRetentionMonths = 24;
/** What deletes old games and writes so to the log. */
export const deleteOldGamesAction = 'lottery.delete-old-games';

/** Games are deleted with their contestants (lottery.6). */
export const gameErasure: OwnErasure = {
  key: 'lottery.games',
  what: { no: 'Lotterier med deltakere', en: 'Lotteries and their participants' },
  isAutomatic: true,
  standing: async (company, day) => {
    const { rows } = await sql<{ at: Date }>`
      select created_at as at from lottery_game where company_id = ${company.id} order by created_at limit 1000
    `.execute(company.tx);
    const { rows: lines } = await sql<{ at: Date | null }>`
      select max(at) as at from audit_log where company_id = ${company.id} and action = ${deleteOldGamesAction}
    `.execute(company.tx);
    const next = nextDue(
      rows.map(({ at }) => at),
      (from) => addMonths(from, gameRetentionMonths),
      day,
    );
    const erasedAt = lines[0]?.at;
    const lastDone = erasedAt ? { date: day.dayOf(erasedAt), companyUserId: null } : null;
    return { period: { unit: 'months', count: gameRetentionMonths }, next, lastDone };
  },
};
