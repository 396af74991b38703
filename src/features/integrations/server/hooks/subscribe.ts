import type { Company } from '#kernel/server/database/unit.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { Services } from '#kernel/server/services.ts';
import { accountingSystems, connectionKind, type AccountingSystem } from '../../contract/kinds.ts';
import type { ProviderRefusal } from '../accounting/provider.ts';
import { openConnection } from '../connections/open-connection.ts';
import { providerOf } from '../connections/providers.ts';
import { lockConnection } from '../connections/store-connections.ts';
import { hookAddressOf, isReachableFromOutside } from '../rules/hook-address.ts';
import { makeHook, openHookKeys } from './hook-keys.ts';
import { writeSubscriptions, type HookState } from './store-hooks.ts';
import { endSubscriptions } from './unsubscribe.ts';

export const subscribeJob = 'integrations.subscribe-to-changes';

type Place = { company: Company; services: Services };

/** Whether a system can tell this installation of changes. */
export function sendsChanges(services: Services, system: AccountingSystem): boolean {
  return providerOf(services, system)?.notices !== undefined && isReachableFromOutside(services.config.publicUrl);
}

/** Has a connected system subscribed to after the commit; connecting does not wait for it and never fails by it (integrations.16). */
export async function askToSubscribe({ company, services }: Place, system: AccountingSystem): Promise<void> {
  if (sendsChanges(services, system)) await services.jobs.enqueue(company, subscribeJob, { companyId: company.id, system });
}

/** Subscribes to the changes of a connected system, and takes up again what ended there. Nothing is asked inside a transaction. */
export async function subscribeToChanges(services: Services, data: Record<string, unknown>): Promise<void> {
  const companyId = Number(data['companyId']);
  const system = accountingSystems.find((one) => one === data['system']);
  const inCompany = <T>(part: (company: Company) => Promise<T>) => services.database.forCompany(companyId, part);
  const opened = system && sendsChanges(services, system) && (await inCompany((company) => openHook({ company, services }, system)));
  if (!opened) return;
  const { connection, notices, hook, address, signingKey } = opened;
  const { credentials, connectionId } = connection;
  const { subscriptions, refusal } = await notices.subscribe(credentials, { address, signingKey }, hook.subscriptions);
  const state = stateAfter(hook.state, refusal);
  if (refusal) services.log.warn({ companyId, system, kind: refusal.kind }, 'subscribing to changes');
  // What was not come to may still be there.
  const known = refusal ? [...new Set([...hook.subscriptions, ...subscriptions])] : subscriptions;
  const isKept = await inCompany(async (company) => {
    if (state !== hook.state) publishChanges(company, { entity: connectionKind, entityId: connectionId });
    return writeSubscriptions(company, hook.hookId, { subscriptions: known, state });
  });
  // It was disconnected meanwhile.
  if (!isKept) await endSubscriptions(services, connection, subscriptions);
}

/** Only a lacking permission says that subscriptions are not for this key, and a key that is not valid tells nothing; else all stays as it was until the night. */
function stateAfter(former: HookState | null, refusal: ProviderRefusal | undefined): HookState | null {
  if (!refusal) return 'told';
  if (refusal.kind === 'noPermission') return 'refused';
  return refusal.kind === 'invalidKey' ? null : former;
}

async function openHook({ company, services }: Place, system: AccountingSystem) {
  await lockConnection(company, system);
  const connection = await openConnection({ company, services }, system);
  const notices = connection?.provider.notices;
  if (!notices) return undefined;
  const hook = await makeHook(company, services, system);
  const { secret, signingKey } = openHookKeys(services, company, hook);
  return { connection, notices, hook, address: hookAddressOf(services.config.publicUrl, secret), signingKey };
}
