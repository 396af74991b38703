import { writeSync } from 'node:fs';
import { compose } from '#app/server/compose.ts';
import { openLog } from '#app/server/log.ts';
import { movableClock } from '#kernel/server/clock.ts';
import type { Config } from '#kernel/server/config.ts';
import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase, type OpenedDatabase } from '#kernel/server/database/open.ts';
import type { Services } from '#kernel/server/services.ts';

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
 * were. A step is a question to another server before it is sent and once it is answered, and a transaction before it begins, before its commit and
 * after it; one without a company is a step where the work says so.
 */
export async function runUntilStep(
  { connection, config, key, now, at }: SteppedOrder,
  work: (services: Services, step: () => void) => Promise<void>,
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
  const forCompany: OpenedDatabase['forCompany'] = async (company, part, options) => {
    step();
    const done = await opened.forCompany(
      company,
      async (unit) => {
        const result = await part(unit);
        step();
        return result;
      },
      options,
    );
    step();
    return done;
  };
  const { services, queue } = await compose({
    config: { ...config, secretKeys: [{ id: 'test', key: Buffer.from(key, 'base64') }] },
    database: { ...opened, forCompany },
    clock: movableClock(now),
    log: openLog('silent'),
    ownAddress: () => config.publicUrl,
  });
  await work(services, step);
  writeSync(1, `${steps}\n`);
  await queue.stop();
  await opened.close();
}
