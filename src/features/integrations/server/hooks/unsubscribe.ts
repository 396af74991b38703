import { setTimeout as wait } from 'node:timers/promises';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { openConnection, type OpenConnection } from '../connections/open-connection.ts';
import { readSyncs } from '../sync/store-sync.ts';
import { readHook } from './store-hooks.ts';

/** Disconnecting waits no longer for a system that does not answer. */
const longestWait = 5000;

/** Ends subscriptions with the key that is still there. One that is left tells an address that is gone, until the system gives it up. */
export async function endSubscriptions(
  { log }: Pick<Services, 'log'>,
  { provider, credentials, system }: Pick<OpenConnection, 'provider' | 'credentials' | 'system'>,
  subscriptions: readonly string[],
): Promise<void> {
  if (!provider.notices || subscriptions.length === 0) return;
  const ended = provider.notices.unsubscribe(credentials, subscriptions).catch((error: unknown) => {
    log.warn({ err: error, system }, 'subscriptions to changes were left');
  });
  const stop = new AbortController();
  await Promise.race([ended, wait(longestWait, undefined, { signal: stop.signal }).catch(() => undefined)]);
  stop.abort();
}

/** Ends the subscriptions of a connection that is about to be forgotten; of one that is not, nothing. */
export async function endSubscriptionsOf(services: Services, companyId: number, system: AccountingSystem): Promise<void> {
  const found = await services.database.forCompany(companyId, (company) => findSubscriptions({ company, services }, system));
  if (found) await endSubscriptions(services, found.connection, found.subscriptions);
}

async function findSubscriptions({ company, services }: { company: Company; services: Services }, system: AccountingSystem) {
  const hook = await readHook(company, system);
  const connection = hook && (await openConnection({ company, services }, system));
  // While people are being synced it is not disconnected.
  const [sync] = await readSyncs(company, system, 1);
  return connection && sync?.state !== 'running' ? { connection, subscriptions: hook.subscriptions } : undefined;
}
