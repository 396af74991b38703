import { sql } from 'kysely';
import { addMonths } from '#kernel/contract/days.ts';
import { nextDue, type OwnErasure } from '#kernel/server/own-erasures.ts';
import { readLastErased } from '#kernel/server/store-last-erased.ts';

export const gameRetentionMonths = 24;
/** What deletes old games and writes so to the log. */
export const deleteOldGamesAction = 'lottery.delete-old-games';

/** Games are deleted with their contestants (lottery.6). */
export const gameErasure: OwnErasure = {
  key: 'lottery.games',
  what: { no: 'Lotterier med deltakere', en: 'Lotteries and their contestants' },
  isAutomatic: true,
  standing: async (company, day) => {
    const { rows } = await sql<{ at: Date }>`
      select created_at as at from lottery_game where company_id = ${company.id} order by created_at limit 1000
    `.execute(company.tx);
    const next = nextDue(
      rows.map(({ at }) => at),
      (from) => addMonths(from, gameRetentionMonths),
      day,
    );
    const lastDone = await readLastErased(company, deleteOldGamesAction, day);
    return { period: { unit: 'months', count: gameRetentionMonths }, next, lastDone };
  },
};
