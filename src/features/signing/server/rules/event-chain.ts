import { createHash } from 'node:crypto';

/** What happened to a request. With its hash it stands in the log that is sealed with the document, where anybody can compute it again. */
export interface ChainEvent {
  number: number;
  /** ISO 8601 in UTC. */
  at: string;
  kind: string;
  /** Which person of the request it was about. */
  recipient: string | null;
  facts: Readonly<Record<string, unknown>>;
  /** The hash of the event before; of the first one `chainStart`. */
  previous: string;
}

export interface HashedEvent extends ChainEvent {
  hash: string;
}

/** What stands before the first event. */
export const chainStart = '0'.repeat(64);

/** JSON in one form whatever the order of keys (RFC 8785): the names of each object sorted, nothing between. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`);
  return `{${pairs.join(',')}}`;
}

/** The hash of an event, by which the next one names it. */
export function hashEvent({ number, at, kind, recipient, facts, previous }: ChainEvent): string {
  return createHash('sha256').update(canonicalJson({ number, at, kind, recipient, facts, previous })).digest('hex');
}

/** The number of the first event that does not follow from those before it; undefined when all do. */
export function brokenEvent(events: readonly HashedEvent[]): number | undefined {
  let previous = chainStart;
  for (const [index, event] of events.entries()) {
    if (event.number !== index + 1 || event.previous !== previous || hashEvent(event) !== event.hash) return index + 1;
    previous = event.hash;
  }
  return undefined;
}
