import type { Services } from '#kernel/server/services.ts';
import { deleteFreeKeys } from './store-pace.ts';

const keptMilliseconds = 86_400_000;

/** Forgets limits of keys that nobody has used for a day. */
export async function deletePaces({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  await database.transaction((unit) => deleteFreeKeys(unit, new Date(clock.now().getTime() - keptMilliseconds)));
}
