import { monthsBefore } from '#kernel/server/clock.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { changeOf } from './open-game.ts';
import { deleteGamesBefore } from './store-games.ts';
import { deleteOldGamesAction, gameRetentionMonths } from './store-own-erasure.ts';

/** Deletes the games that were made 24 months ago. Running it twice changes nothing. */
export async function deleteOldGames(company: Company, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const now = clock.now();
  const deleted = await deleteGamesBefore(company, monthsBefore(now, gameRetentionMonths));
  const changes = deleted.map(({ gameId, name }) => changeOf(gameId, { name }, {}));
  if (changes.length > 0) await writeAudit(company, systemCaller(deleteOldGamesAction, { at: now }), changes);
}

async function deleteAllOldGames(services: Services): Promise<void> {
  await forEachCompany(services.database, (company) => deleteOldGames(company, services));
}

export const jobs: readonly Job[] = [{ name: deleteOldGamesAction, cron: '40 3 * * *', run: deleteAllOldGames }];
