import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { accountingSystems, type AccountingSystem } from '../../contract/kinds.ts';
import { ProviderRefusal } from '../accounting/provider.ts';
import { noteDiffering, noteFailure, noteSuccess } from '../connections/note-tries.ts';
import { openConnection, openConnections } from '../connections/open-connection.ts';
import { readConnections } from '../connections/store-connections.ts';
import { askToSubscribe } from '../hooks/subscribe.ts';
import { countDiffering } from '../rules/compare-people.ts';
import { hasIntegrations } from '../has-integrations.ts';
import { notifyAdministrators } from '../notify-administrators.ts';
import { compareNow, fetchPeople } from './compare-work.ts';

export const watchJob = 'integrations.watch-people';

/** Has every connection looked at, each by a job of its own, and what ended of its subscriptions taken up again. */
export async function watchAll(services: Services): Promise<void> {
  await forEachCompany(services.database, async (company) => {
    if (!(await hasIntegrations(company))) return;
    for (const { system } of await openConnections({ company, services })) {
      await services.jobs.enqueue(company, watchJob, { companyId: company.id, system });
      await askToSubscribe({ company, services }, system);
    }
  });
}

/**
 * Compares the people of a connection and notes how many differ, outside any transaction; administrators are told when the number has changed
 * (integrations.48). Nobody is changed, and nothing else is kept.
 */
export async function watchPeople(services: Services, data: Record<string, unknown>): Promise<void> {
  const companyId = Number(data['companyId']);
  const system = accountingSystems.find((one) => one === data['system']);
  const inCompany = <T>(part: (company: Company) => Promise<T>) => services.database.forCompany(companyId, part);
  const open = async (company: Company) =>
    system && (await hasIntegrations(company)) ? openConnection({ company, services }, system) : undefined;
  const connection = await inCompany(open);
  if (!system || !connection) return;
  try {
    const there = await fetchPeople(connection, async () => undefined);
    const { compared } = await compareNow(services, companyId, { connection, there });
    await inCompany(async (company) => {
      await noteSuccess({ company, services, connection });
      await notifyDiffering({ company, services }, { system, connection, differing: countDiffering(compared) });
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await inCompany((company) => noteFailure({ company, services, connection }, error.kind));
  }
}

async function notifyDiffering(
  place: { company: Company; services: Services },
  {
    system,
    connection,
    differing,
  }: { system: AccountingSystem; connection: Parameters<typeof noteDiffering>[0]['connection']; differing: number },
): Promise<void> {
  const [before] = await readConnections(place.company, system);
  if (!before) return;
  await noteDiffering({ ...place, connection }, differing);
  if (differing > 0 && differing !== before.differing)
    await notifyAdministrators(place, { provider: system, trouble: 'differing', count: differing, recordId: before.connectionId });
}
