import type { WatchedRecordMessage } from '#kernel/contract/watched.ts';
import type { Change } from '../audit.ts';

/** The PostgreSQL channel on which processes announce changes. */
export const liveChannel = 'live';
/** The PostgreSQL channel on which a trigger on the session table announces ended sessions. */
export const sessionChannel = 'live_session';
/** The PostgreSQL channel on which processes tell the pages that watch a record. */
export const watchChannel = 'live_watch';

/** One changed record; without an id, many of its kind. */
export interface LiveChange {
  entity: string;
  entityId: string | null;
  /** A user who is not told of it (wire.30). */
  except?: string;
}

/** The message between processes: ids, never content (wire.20). */
export interface LiveMessage {
  companyId: number;
  changes: readonly LiveChange[];
  /** The connection that made the change; it receives no notification. */
  by?: string | undefined;
  /** The user who made the change; their other pages are always told. */
  author?: string | undefined;
  /** The recipients; by default everybody who is told of these kinds. */
  to?: readonly string[] | undefined;
}

// PostgreSQL's limit is below 8,000 bytes.
const maxBytes = 7_900;
const maxOfOneEntity = 50;
/** How many recipients one message can name. */
export const maxRecipients = 100;

/** Each record once; more than fifty of one kind are merged into "many". */
export function merged(changes: readonly LiveChange[], most = maxOfOneEntity): LiveChange[] {
  const records = new Map<string, Map<string, LiveChange> | null>();
  for (const { entity, entityId, except } of changes) {
    const known = records.get(entity);
    if (known === null) continue;
    const all = known ?? new Map<string, LiveChange>();
    if (entityId !== null) all.set(`${entityId} ${except ?? ''}`, { entity, entityId, ...(except !== undefined && { except }) });
    records.set(entity, entityId === null || all.size > most ? null : all);
  }
  return [...records].flatMap(([entity, all]) => (all ? [...all.values()] : [{ entity, entityId: null }]));
}

/** The text of a message to at most `maxRecipients`, short enough to send: when too long, it names kinds instead of records. */
export function payloadOf({ companyId, changes, by, author, to }: LiveMessage): string {
  const sender = by !== undefined && /^[\w-]{1,64}$/.test(by) ? { by } : {};
  if (to && to.length > maxRecipients) throw new RangeError('A message names too many recipients');
  const message = (most: number) => JSON.stringify({ companyId, changes: merged(changes, most), ...sender, author, to });
  const exact = message(maxOfOneEntity);
  return Buffer.byteLength(exact) <= maxBytes ? exact : message(0);
}

/** The text that announces a request's changes; undefined when there are none. */
export function payloadOfChanges(
  companyId: number,
  changes: readonly Change[],
  made: Pick<LiveMessage, 'by' | 'author'>,
): string | undefined {
  const visibleChanges = changes
    .filter(({ entity }) => entity !== 'call')
    .map(({ entity, entityId, keptFrom: except }) => ({ entity, entityId, ...(except !== undefined && { except }) }));
  return visibleChanges.length === 0 ? undefined : payloadOf({ companyId, changes: visibleChanges, ...made });
}

/** Parses the text of `payloadOf`. */
export function readPayload(payload: string): LiveMessage {
  // Only our own processes send on this channel.
  return JSON.parse(payload) as LiveMessage;
}

/** Parses the text of `publishToWatchers`. */
export function readTold(payload: string): WatchedRecordMessage {
  // Only our own processes send on this channel.
  return JSON.parse(payload) as WatchedRecordMessage;
}
