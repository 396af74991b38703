import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Place as RunningPlace } from './product.ts';

const limit = 60_000;

type Place = Pick<RunningPlace, 'dataDir'>;

/** Enqueues one of the product's jobs, as its schedule would, and waits until it has run. */
export function runJob(place: Place, name: string): Promise<void> {
  return inQueue(place, (queue) => sendAndWait(queue, name, {}));
}

/** Runs a scheduled job of the product now; it will also run at its time, which is harmless. */
export function runWaiting(place: Place, name: string): Promise<void> {
  return inQueue(place, async (queue) => {
    for (const end = Date.now() + limit; Date.now() < end; await pause(100)) {
      const [waiting] = await queue.findJobs<object>(name, { queued: true });
      if (waiting) return sendAndWait(queue, name, waiting.data);
    }
    throw new Error(`No ${name} was put off`);
  });
}

async function inQueue<T>({ dataDir }: Place, work: (queue: PgBoss) => Promise<T>): Promise<T> {
  const database = { host: join(dataDir, 'postgres', 'socket'), user: 'postgres', database: 'samspill' };
  const queue = new PgBoss({ ...database, schema: 'pgboss', max: 1, supervise: false, schedule: false, migrate: false });
  queue.on('error', (error) => console.error('the queue', error));
  await queue.start();
  try {
    return await work(queue);
  } finally {
    await queue.stop({ graceful: false });
  }
}

async function sendAndWait(queue: PgBoss, name: string, data: object): Promise<void> {
  const id = await queue.send(name, data);
  if (!id) throw new Error(`The queue took no ${name}`);
  for (const end = Date.now() + limit; Date.now() < end; await pause(100)) {
    const [job] = await queue.findJobs(name, { id });
    if (job?.state === 'completed') return;
    if (job?.state === 'failed') throw new Error(`${name} failed: ${JSON.stringify(job.output)}`);
  }
  throw new Error(`${name} was not done within ${limit / 1000} seconds`);
}
