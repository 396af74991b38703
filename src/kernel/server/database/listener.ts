import type pg from 'pg';
import { connect } from './connection.ts';
import type { Connection } from './connection.ts';

interface Ear {
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
  const ears = new Map<string, Set<Ear>>();
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
    fresh.on('notification', ({ channel, payload }) => ears.get(channel)?.forEach((ear) => ear.handler(payload ?? '')));
    fresh.once('end', () => lost());
    for (const channel of ears.keys()) await fresh.query(`listen ${quoted(channel)}`);
    return fresh;
  }

  function lost(): void {
    if (closed) return;
    current = undefined;
    retry(100);
  }

  function retry(pause: number): void {
    clearTimeout(timer);
    if (closed || ears.size === 0) return;
    timer = setTimeout(() => {
      client().then(tellReconnected, (error: unknown) => {
        warn(error);
        retry(Math.min(pause * 2, longestPause));
      });
    }, pause);
    timer.unref();
  }

  function tellReconnected(): void {
    for (const set of ears.values()) set.forEach((ear) => ear.onReconnect?.());
  }

  async function forget(channel: string, ear: Ear): Promise<void> {
    const set = ears.get(channel);
    if (!set?.delete(ear) || set.size > 0) return;
    ears.delete(channel);
    if (!closed && current) await (await current).query(`unlisten ${quoted(channel)}`);
  }

  return {
    async listen(channel, handler, onReconnect) {
      const ear: Ear = { handler, onReconnect };
      const statement = `listen ${quoted(channel)}`;
      await (await client()).query(statement);
      ears.set(channel, (ears.get(channel) ?? new Set()).add(ear));
      return () => forget(channel, ear);
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
