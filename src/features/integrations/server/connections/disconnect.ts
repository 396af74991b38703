import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import type {
  disconnectPowerOffice as powerOfficeContract,
  disconnectTripletex as tripletexContract,
  disconnectUniMicro as uniMicroContract,
} from '../../contract/endpoints-connections.ts';
import { connectionKind, type AccountingSystem } from '../../contract/kinds.ts';
import { deleteComparisonsWith } from '../comparison/store-comparison.ts';
import { endSubscription } from '../hooks/hook-keys.ts';
import { endSubscriptionsOf } from '../hooks/unsubscribe.ts';
import { readSyncs } from '../sync/store-sync.ts';
import { loggedOf } from './save-connection.ts';
import { deleteKey, lockConnection, readConnections } from './store-connections.ts';
import { requireFull, type ConnectingCall } from './try-key.ts';

export const disconnectPowerOffice: Handler<typeof powerOfficeContract> = (context) => disconnect(context, 'poweroffice');
/** Its subscriptions are ended first, with the key that is then forgotten. */
export const disconnectTripletex = twoStepHandler<typeof tripletexContract, void>(
  async (before) => {
    requireFull(before);
    await endSubscriptionsOf(before.services, Number(before.call.companyId), 'tripletex');
  },
  (context) => disconnect(context, 'tripletex'),
);
export const disconnectUniMicro: Handler<typeof uniMicroContract> = (context) => disconnect(context, 'unimicro');

/** Forgets the key at once; people stay in both systems, and the links to them for 30 days (integrations.2). */
async function disconnect(
  context: ConnectingCall<'integrations.CompanyConnectionNotFound' | 'integrations.CouldNotDeleteConnection'>,
  system: AccountingSystem,
): Promise<Record<string, never>> {
  const { company, now, fail, audit } = context;
  requireFull(context);
  await lockConnection(company, system);
  const [row] = await readConnections(company, system);
  if (!row) return fail('integrations.CompanyConnectionNotFound', 404);
  const [sync] = await readSyncs(company, system, 1);
  if (sync?.state === 'running') fail('integrations.CouldNotDeleteConnection', 409);
  await deleteKey(company, system, now);
  await endSubscription(company, system);
  await deleteComparisonsWith(company, system);
  audit({ entity: connectionKind, entityId: row.connectionId, before: loggedOf(row) });
  return {};
}
