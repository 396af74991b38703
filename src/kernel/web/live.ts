import { HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr';
import type { WatchedRecordMessage } from '#kernel/contract/watched.ts';
import { connect } from './connection.ts';
import type { LiveChange } from './live-changes.ts';
import { askForWatches } from './watched.ts';

/** The tab's user, and its callbacks. */
export interface LiveOptions {
  companyUserId: string;
  companyIds: readonly number[];
  /** The delays before reconnecting, in milliseconds. */
  delays: readonly number[];
  onChanged: (companyId: number, changes: readonly LiveChange[]) => void;
  /** A record that a page watches has something to tell. */
  onTold: (message: WatchedRecordMessage) => void;
  /** Changes may have been missed: all visible data may be outdated. */
  onMissed: () => void;
  /** The server's list of the user's companies differs from the tab's. */
  onStranger: () => void;
  /** The connection has ended for good: closed by the server, or not restored. */
  onEnd: (why: 'sentAway' | 'lost') => void;
}

/** Since when no connection has received changes, in milliseconds of the page: from its start, or from when a connection ended. */
let unheardFrom = 0;

/** Connects the tab, and returns a function to stop; throws when the first attempt fails. Loaded on demand. */
export async function openLive(options: LiveOptions): Promise<() => Promise<void>> {
  const hub = new HubConnectionBuilder()
    .withUrl('/api/live')
    .withAutomaticReconnect([...options.delays])
    .withKeepAliveInterval(300_000)
    .withServerTimeout(600_000)
    .configureLogging(LogLevel.None)
    .build();
  let isStopped = false;
  let isComingBack = false;
  hub.on('changed', ({ companyId, changes }: { companyId: number; changes: LiveChange[] }) => options.onChanged(companyId, changes));
  hub.on('told', options.onTold);
  hub.on('missed', options.onMissed);
  hub.onreconnecting(() => {
    isComingBack = true;
    forgetConnection();
  });
  hub.onreconnected(() => {
    isComingBack = false;
    void register(hub, options).then(options.onMissed, () => hub.stop());
  });
  hub.onclose(() => {
    unheardFrom = performance.now();
    forgetConnection();
    if (!isStopped) options.onEnd(isComingBack ? 'lost' : 'sentAway');
  });
  await hub.start();
  // Data read before may be outdated: the server sends the changes made since.
  await register(hub, options, unheardFrom);
  return () => {
    isStopped = true;
    return hub.stop();
  };
}

/** Registers the connection: requests then send its id, and the server reports changes in the companies of the session. */
async function register(hub: HubConnection, { companyUserId, companyIds, onStranger }: LiveOptions, since?: number): Promise<void> {
  const startedAt = performance.now();
  const connectionId = await hub.invoke<string>('GetConnectionId');
  const answered = performance.now();
  // Relative to now, plus the duration of a request: the next message may take that long.
  const unheard = since === undefined ? [] : [answered - since + (answered - startedAt)];
  const { isSame } = await hub.invoke<{ isSame: boolean }>('Register', companyUserId, companyIds, ...unheard);
  connect({ liveConnectionId: () => connectionId });
  // Without it the page follows by what is told of changes.
  askForWatches(
    ({ companyId, entity, entityId, pass }) => void hub.invoke('Watch', companyId, entity, entityId, pass).catch(() => undefined),
  );
  if (!isSame) onStranger();
}

function forgetConnection(): void {
  connect({ liveConnectionId: () => undefined });
  askForWatches(undefined);
}
