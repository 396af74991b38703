import type { Change } from '../audit.ts';

/** The channel on which every process hears of changes. */
export const liveChannel = 'live';
/** The channel on which every process hears that sessions ended; a trigger on their table sends it. */
export const sessionChannel = 'live_session';

/** One thing that changed; without an id, many of its kind. */
export interface LiveChange {
  entity: string;
  entityId: string | null;
}

/** What travels between processes: ids, never content (wire.20). */
export interface LiveMessage {
  companyId: number;
  changes: readonly LiveChange[];
  /** The connection that made the change, which is not told of it. */
  by?: string | undefined;
  /** Only these people are told; everybody of the company when it is left out. */
  to?: readonly string[] | undefined;
}

// PostgreSQL takes less than 8,000 bytes.
const maxBytes = 7_900;
const maxOfOneEntity = 50;
const maxRecipients = 100;

/** Each thing once; more than fifty of one kind are "many". */
export function merged(changes: readonly LiveChange[], most = maxOfOneEntity): LiveChange[] {
  const ids = new Map<string, Set<string> | null>();
  for (const { entity, entityId } of changes) {
    const known = ids.get(entity);
    if (known === null) continue;
    const all = known ?? new Set<string>();
    if (entityId !== null) all.add(entityId);
    ids.set(entity, entityId === null || all.size > most ? null : all);
  }
  return [...ids].flatMap(([entity, all]) =>
    all ? [...all].map((entityId): LiveChange => ({ entity, entityId })) : [{ entity, entityId: null }],
  );
}

/** The text of a message, short enough to be sent: what is too long says less exactly what changed, or is told to the whole company. */
export function payloadOf({ companyId, changes, by, to }: LiveMessage): string {
  const sender = by !== undefined && /^[\w-]{1,64}$/.test(by) ? { by } : {};
  const recipients = to && to.length <= maxRecipients ? { to } : {};
  const message = (most: number) => JSON.stringify({ companyId, changes: merged(changes, most), ...sender, ...recipients });
  const exact = message(maxOfOneEntity);
  return Buffer.byteLength(exact) <= maxBytes ? exact : message(0);
}

/** What a call's changes tell; undefined when it said of nothing that it changed. */
export function payloadOfChanges(companyId: number, changes: readonly Change[], by: string | undefined): string | undefined {
  const told = changes.filter(({ entity }) => entity !== 'call').map(({ entity, entityId }) => ({ entity, entityId }));
  return told.length === 0 ? undefined : payloadOf({ companyId, changes: told, by });
}

/** Reads what `payloadOf` wrote. */
export function readPayload(payload: string): LiveMessage {
  // Only processes of ours send on this channel.
  return JSON.parse(payload) as LiveMessage;
}
