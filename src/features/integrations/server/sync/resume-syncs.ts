import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { startWork } from '#kernel/server/work/start-work.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { openConnections } from '../connections/open-connection.ts';
import { hasIntegrations } from '../has-integrations.ts';
import { resumableSince, resumesUntil } from '../rules/resumes-until.ts';
import { readStoppedSyncs, writeRunner, writeState } from './store-sync.ts';
import { syncWork } from './sync-work.ts';

/** Goes on with syncs that stopped before their end, as soon as their connection can be used: after a new key, or when the other system answers again (integrations.46). */
export async function resumeSyncs(company: Company, services: Services, only?: AccountingSystem): Promise<void> {
  const now = services.clock.now();
  const stopped = await readStoppedSyncs(company, resumableSince(now));
  if (stopped.length === 0) return;
  const usable = new Map((await openConnections({ company, services })).map(({ system, connectedAt }) => [system, connectedAt]));
  for (const { syncId, system, startedBy, startedAt } of stopped) {
    if (only !== undefined && system !== only) continue;
    const circumstances = { connectedAt: usable.get(system), isNewest: true, now };
    if (!resumesUntil({ state: 'failed', waiting: 1, startedAt }, circumstances)) continue;
    const isNew = await startWork(company, services.jobs, { kind: syncWork, recordId: syncId, key: system, startedBy, now });
    if (!isNew) continue;
    await writeState(company, syncId, { state: 'running', now });
    await writeRunner(company, syncId, { runner: null, now });
  }
}

/** While integrations are off or not in the subscription, or the company is about to be deleted, nobody is synced (integrations.46). */
export const resumeStoppedSyncs = (services: Services): Promise<void> =>
  forEachCompany(services.database, async (company) => {
    if (await hasIntegrations(company)) await resumeSyncs(company, services);
  });
