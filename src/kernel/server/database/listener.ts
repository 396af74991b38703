import type pg from 'pg';
import { connect } from './connection.ts';
import type { Connection } from './connection.ts';

interface Entry {
  handler: (payload: string) => void;
  onReconnect: (() => void) | undefined;
}

export interface Listener {
  listen: (channel: string, handler: (payload: string) => void, onReconnect?: () => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}

const longestPause = 5_000;

/** Hears notifications on one connection of its own, which comes back by itself when it breaks. */
export function openListener(connection: Connection, warn: (error: unknown) => void): Listener {
  const entries = new Map<string, Set<Entry>>();
  let current: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function client(): Promise<pg.Client> {
    current ??= open().catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return current;
  }

  async function open(): Promise<pg.Client> {
    const fresh = await connect(connection);
    fresh.on('notification', ({ channel, payload }) => entries.get(channel)?.forEach((entry) => entry.handler(payload ?? '')));
    fresh.once('end', () => lost());
    for (const channel of entries.keys()) await fresh.query(`listen ${quoted(channel)}`);
    return fresh;
  }

  function lost(): void {
    if (closed) return;
    current = undefined;
    retry(100);
  }

  function retry(pause: number): void {
    clearTimeout(timer);
    if (closed || entries.size === 0) return;
    timer = setTimeout(() => {
      client().then(callReconnected, (error: unknown) => {
        warn(error);
        retry(Math.min(pause * 2, longestPause));
      });
    }, pause);
    timer.unref();
  }

  function callReconnected(): void {
    for (const set of entries.values()) set.forEach((entry) => entry.onReconnect?.());
  }

  async function forget(channel: string, entry: Entry): Promise<void> {
    const set = entries.get(channel);
    if (!set?.delete(entry) || set.size > 0) return;
    entries.delete(channel);
    if (!closed && current) await (await current).query(`unlisten ${quoted(channel)}`);
  }

  return {
    async listen(channel, handler, onReconnect) {
      const entry: Entry = { handler, onReconnect };
      const statement = `listen ${quoted(channel)}`;
      await (await client()).query(statement);
      entries.set(channel, (entries.get(channel) ?? new Set()).add(entry));
      return () => forget(channel, entry);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await (await current?.catch(() => undefined))?.end();
    },
  };
}

function quoted(channel: string): string {
  if (!/^[a-z_]{1,60}$/.test(channel)) throw new Error(`"${channel}" is not a channel name`);
  return `"${channel}"`;
}
