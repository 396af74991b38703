import type { CallContext } from '#kernel/server/call-context.ts';
import type { Integration } from '../../contract/entities.ts';
import { accountingSystems, comparedFields, type AccountingSystem, type ComparedField } from '../../contract/kinds.ts';
import { mayIntegrate, maySyncHere } from '../policy.ts';
import { isReachableFromOutside } from '../rules/hook-address.ts';
import { presentListed } from '../sync/present-sync.ts';
import { readNewestSyncs, readSyncs, type SyncHead } from '../sync/store-sync.ts';
import { providerOf, takesAnyKey } from './providers.ts';
import { readConnections, type ConnectionRow } from './store-connections.ts';

type PresentCall = Pick<CallContext, 'company' | 'services'> & { actor: Pick<CallContext['actor'], 'member'> };

/** Each accounting system with what the company has of it. */
export async function presentConnections(context: PresentCall): Promise<Integration[]> {
  const rows = await readConnections(context.company);
  const syncs = await readNewestSyncs(context.company);
  return accountingSystems.map((system) =>
    present(context, system, { row: rows.find((row) => row.system === system), sync: syncs.find((sync) => sync.system === system) }),
  );
}

/** One accounting system with what the company has of it. */
export async function presentConnection(context: PresentCall, system: AccountingSystem): Promise<Integration> {
  const [row] = await readConnections(context.company, system);
  const [sync] = await readSyncs(context.company, system, 1);
  return present(context, system, { row, sync });
}

function present(
  { services, actor }: PresentCall,
  system: AccountingSystem,
  { row, sync }: { row: ConnectionRow | undefined; sync: SyncHead | undefined },
): Integration {
  const provider = providerOf(services, system);
  const mayChange = mayIntegrate(actor.member);
  const inOrder = (fields: ReadonlySet<ComparedField> | undefined) => comparedFields.filter((field) => fields?.has(field));
  return {
    provider: system,
    isConnected: row !== undefined,
    connectedSince: row?.connectedAt.toISOString() ?? null,
    connectedBy: row?.connectedByFullName ?? null,
    state: row?.state ?? null,
    lastSync: sync ? presentListed(sync, { now: services.clock.now(), mayUndo: maySyncHere(actor.member) }) : null,
    companyName: row?.companyName ?? null,
    isAvailable: provider !== undefined,
    takesAnyKey: takesAnyKey(services, system),
    differing: row?.differing ?? null,
    differingAt: row?.differingAt?.toISOString() ?? null,
    changesSeen: row ? changesSeen(services, system, row) : null,
    jobs: 0,
    missingPrivileges: row?.missingPrivileges ?? [],
    sends: inOrder(provider?.writes),
    fetches: inOrder(provider?.reads),
    permissions: {
      connect: mayChange,
      sync: mayChange && row !== undefined,
      syncHere: maySyncHere(actor.member) && row !== undefined,
    },
  };
}

function changesSeen(
  services: PresentCall['services'],
  system: AccountingSystem,
  { hookState }: ConnectionRow,
): Integration['changesSeen'] {
  if (!providerOf(services, system)?.notices) return 'nightly';
  if (!isReachableFromOutside(services.config.publicUrl)) return 'unreachable';
  if (hookState === null) return 'nightly';
  return hookState === 'told' ? 'soon' : 'refused';
}
