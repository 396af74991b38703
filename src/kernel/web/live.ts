import { HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr';
import { connect } from './connection.ts';
import type { LiveChange } from './live-changes.ts';

/** Whom the tab listens as, and what it does with what it hears. */
export interface LiveOptions {
  companyUserId: string;
  companyIds: readonly number[];
  /** Milliseconds before each try to come back. */
  delays: readonly number[];
  onChanged: (companyId: number, changes: readonly LiveChange[]) => void;
  /** Something may have been missed: all that is on the screen may be old. */
  onMissed: () => void;
  /** The server knows this person's companies otherwise than the tab does. */
  onStranger: () => void;
  /** It is over: the server sent it away, or it could not come back. */
  onEnd: (why: 'sentAway' | 'lost') => void;
}

/** From when on nobody listened, in milliseconds of the page: from its beginning, and again from when a connection ended. */
let unheardFrom = 0;

/** Connects the tab, and answers how to stop; throws when the first try fails. Loaded only when it is used. */
export async function openLive(wish: LiveOptions): Promise<() => Promise<void>> {
  const hub = new HubConnectionBuilder()
    .withUrl('/api/live')
    .withAutomaticReconnect([...wish.delays])
    .withKeepAliveInterval(300_000)
    .withServerTimeout(600_000)
    .configureLogging(LogLevel.None)
    .build();
  let isStopped = false;
  let isComingBack = false;
  hub.on('changed', ({ companyId, changes }: { companyId: number; changes: LiveChange[] }) => wish.onChanged(companyId, changes));
  hub.on('missed', wish.onMissed);
  hub.onreconnecting(() => {
    isComingBack = true;
    forgetConnection();
  });
  hub.onreconnected(() => {
    isComingBack = false;
    void register(hub, wish).then(wish.onMissed, () => hub.stop());
  });
  hub.onclose(() => {
    unheardFrom = performance.now();
    forgetConnection();
    if (!isStopped) wish.onEnd(isComingBack ? 'lost' : 'sentAway');
  });
  await hub.start();
  // What was read before may be old by now: the server tells what has changed meanwhile.
  await register(hub, wish, unheardFrom);
  return () => {
    isStopped = true;
    return hub.stop();
  };
}

/** Calls say from now on which connection they come with, and the server says what changes in the companies of the session. */
async function register(hub: HubConnection, { companyUserId, companyIds, onStranger }: LiveOptions, since?: number): Promise<void> {
  const asked = performance.now();
  const connectionId = await hub.invoke<string>('GetConnectionId');
  const answered = performance.now();
  // Counted back from now, and by as much again as an answer takes: so long may what is said next be on its way.
  const unheard = since === undefined ? [] : [answered - since + (answered - asked)];
  const { isSame } = await hub.invoke<{ isSame: boolean }>('Register', companyUserId, companyIds, ...unheard);
  connect({ liveConnectionId: () => connectionId });
  if (!isSame) onStranger();
}

function forgetConnection(): void {
  connect({ liveConnectionId: () => undefined });
}
