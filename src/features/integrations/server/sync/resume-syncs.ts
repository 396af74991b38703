import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { startWork } from '#kernel/server/work/start-work.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { openConnections } from '../connections/open-connection.ts';
import { readStoppedSyncs, writeRunner, writeState } from './store-sync.ts';
import { syncWork } from './sync-work.ts';

const resumedHours = 24;

/** Goes on with syncs that stopped before their end, as soon as their connection can be used: after a new key, or when the other system answers again (integrations.46). */
export async function resumeSyncs(company: Company, services: Services, only?: AccountingSystem): Promise<void> {
  const now = services.clock.now();
  const stopped = await readStoppedSyncs(company, new Date(now.getTime() - resumedHours * 3_600_000));
  if (stopped.length === 0) return;
  const usable = new Map((await openConnections({ company, services })).map(({ system, connectedAt }) => [system, connectedAt]));
  for (const { syncId, system, startedBy, startedAt } of stopped) {
    const connectedAt = usable.get(system);
    // A sync of a former connection may mean another company there.
    if (!connectedAt || startedAt < connectedAt || (only !== undefined && system !== only)) continue;
    const isNew = await startWork(company, services.jobs, { kind: syncWork, recordId: syncId, key: system, startedBy, now });
    if (!isNew) continue;
    await writeState(company, syncId, { state: 'running', now });
    await writeRunner(company, syncId, { runner: null, now });
  }
}

export const resumeStoppedSyncs = (services: Services): Promise<void> =>
  forEachCompany(services.database, (company) => resumeSyncs(company, services));
