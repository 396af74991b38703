import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Product } from './product.ts';

const limit = 60_000;

type Place = Pick<Product, 'dataDir'>;

/** Puts a job of the product's into its queue, as its clock would, and waits until the product has done it. */
export function runJob(place: Place, name: string): Promise<void> {
  return inQueue(place, (queue) => sendAndWait(queue, name, {}));
}

/** Lets the product do now what it has put off until later; it will do it once more at its time, and a job done twice is done once. */
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
