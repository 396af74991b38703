import { useReadOnly } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';

/** What pages about the people of a system need to know of the connection to it. */
export interface ConnectionHere {
  isConnected: boolean;
  /** What was compared before says nothing of this connection. */
  connectedSince: string | null;
  /** Whether the user may connect it, or give it another key. */
  mayConnect: boolean;
  /** Whether the user may have everybody fetched, and carry out what is chosen. */
  maySync: boolean;
  /** Whether that may add and change people here too, and be taken back (integrations.56). */
  maySyncHere: boolean;
}

/** The connection to a system, as it is now; undefined until that is known. */
export function useConnection(provider: AccountingSystem): ConnectionHere | undefined {
  const { answer, error } = useCall(getIntegrations, {}, { staleMinutes: 2 });
  const isFixed = useReadOnly();
  if (!answer && !error) return undefined;
  const own = answer?.integrations.find((one) => one.provider === provider);
  return {
    // Where it cannot be known, the calls themselves say it.
    isConnected: own?.isConnected ?? true,
    connectedSince: own?.connectedSince ?? null,
    mayConnect: !isFixed && own?.permissions.connect === true,
    maySync: !isFixed && own?.permissions.sync === true,
    maySyncHere: !isFixed && own?.permissions.syncHere === true,
  };
}
