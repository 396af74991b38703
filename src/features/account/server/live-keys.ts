import type { Services } from '#kernel/server/services.ts';
import { findKeyPlaces, readLiveKeys, type LiveKey } from './store-live-keys.ts';

/** The API keys of a sign-in that still open something, in all its companies. */
export async function liveKeysOf(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  signIn: { issuer: string; subject: string },
): Promise<LiveKey[]> {
  const now = clock.now();
  const places = await database.transaction((unit) => findKeyPlaces(unit, signIn));
  const found: LiveKey[] = [];
  // One transaction a company: a person has keys in few of them.
  for (const { companyId, accountId } of places) {
    found.push(...(await database.forCompany(companyId, (company) => readLiveKeys(company, accountId, now))));
  }
  return found;
}
