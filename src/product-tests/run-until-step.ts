import { writeSync } from 'node:fs';
import { compose, type Composition } from '#app/server/compose.ts';
import { openLog } from '#app/server/log.ts';
import { movableClock } from '#kernel/server/clock.ts';
import type { Config } from '#kernel/server/config.ts';
import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase, type OpenedDatabase } from '#kernel/server/database/open.ts';

/** What a test tells a process that it kills at a step. */
export interface SteppedOrder {
  connection: Connection;
  config: Config;
  /** The secret key, as a configuration in JSON has none. */
  key: string;
  now: string;
  companyId: number;
  /** The step at which it stops. */
  at: number;
}

/**
 * Does work in a process of its own that stands still at one of its steps, for tests that kill it there; prints `stopped` then, else how many steps there
 * were. A step is a question to another server before it is sent and once it is answered, and a transaction of a company, or with `everyTransaction` any,
 * before it begins, before its commit and after it.
 */
export async function runUntilStep(
  { connection, config, key, now, at }: SteppedOrder,
  work: (composed: Composition) => Promise<void>,
  { everyTransaction = false } = {},
): Promise<void> {
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps !== at) return;
    writeSync(1, 'stopped\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  };
  const { fetch: send } = globalThis;
  globalThis.fetch = async (...question) => {
    step();
    const answer = await send(...question);
    step();
    return answer;
  };
  const opened = await connectDatabase(connection, { poolSize: 4 });
  // A transaction with a step before it begins, before its commit and after it.
  const stepped = async <Unit, T>(open: (part: (unit: Unit) => Promise<T>) => Promise<T>, part: (unit: Unit) => Promise<T>): Promise<T> => {
    step();
    const done = await open(async (unit) => {
      const result = await part(unit);
      step();
      return result;
    });
    step();
    return done;
  };
  const forCompany: OpenedDatabase['forCompany'] = (company, part, options) =>
    stepped((inner) => opened.forCompany(company, inner, options), part);
  const transaction: OpenedDatabase['transaction'] = (part, options) => stepped((inner) => opened.transaction(inner, options), part);
  const composed = await compose({
    config: { ...config, secretKeys: [{ id: 'test', key: Buffer.from(key, 'base64') }] },
    database: { ...opened, forCompany, ...(everyTransaction && { transaction }) },
    clock: movableClock(now),
    log: openLog('silent'),
    ownAddress: () => config.publicUrl,
  });
  await work(composed);
  writeSync(1, `${steps}\n`);
  await composed.queue.stop();
  await opened.close();
}
