import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Unit } from './unit.ts';

/** Something that every process which listens on a channel is told. */
interface Notice {
  channel: string;
  payload: string;
}

/** What open transactions tell once they have committed; it goes with the transaction. */
const noticesOf = new WeakMap<Kysely<unknown>, Notice[]>();

/** Tells every process that listens, once the transaction has committed. Payloads are ids, never content, and under 8,000 bytes. */
export function notify({ tx }: Unit, channel: string, payload: string): void {
  noticesOf.set(tx, [...(noticesOf.get(tx) ?? []), { channel, payload }]);
}

export interface Notifier {
  /** Sends what a transaction that has committed tells. */
  sendOf: (tx: Kysely<unknown>) => void;
  /** Waits until everything is sent. */
  close: () => Promise<void>;
}

const text = 'select pg_notify(channel, payload) from jsonb_to_recordset($1::jsonb) as notice (channel text, payload text)';

/**
 * Sends notices outside the transactions that tell them (record 59): PostgreSQL lets only one transaction of a server commit a notice at a time,
 * and with its changes in it that one would wait for the disk. What gathers while a statement is under way leaves together.
 */
export function openNotifier(pool: Pick<pg.Pool, 'query'>, warn: (error: unknown) => void): Notifier {
  let waiting: Notice[] = [];
  let sending: Promise<void> | undefined;

  async function sendWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const notices = waiting;
      waiting = [];
      await pool.query(text, [JSON.stringify(notices)]).catch(warn);
    }
    sending = undefined;
  }

  return {
    sendOf(tx) {
      const notices = noticesOf.get(tx);
      if (!notices) return;
      waiting.push(...notices);
      sending ??= sendWaiting();
    },
    close: async () => sending,
  };
}
