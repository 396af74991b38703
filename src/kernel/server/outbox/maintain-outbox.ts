import type { Services } from '../services.ts';
import { countByStatus, deleteOld, type Outbox, type OutboxStatus } from './store-outbox.ts';

const keptFor = 30 * 86_400_000;

/** How many messages have each status, for metrics: `failed` ones need attention. */
export async function countOutbox(
  { database }: Pick<Services, 'database'>,
  outbox: Outbox,
): Promise<Partial<Record<OutboxStatus, number>>> {
  const counts = await database.transaction((unit) => countByStatus(unit, outbox));
  return Object.fromEntries(counts.map(({ status, count }) => [status, count]));
}

/** Removes messages that were sent, kept or failed 30 days ago. */
export function sweepOutbox({ clock, database }: Pick<Services, 'clock' | 'database'>, outbox: Outbox): Promise<number> {
  return database.transaction((unit) => deleteOld(unit, outbox, new Date(clock.now().getTime() - keptFor)));
}
