import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Product } from './product.ts';

const limit = 60_000;

/** Puts a job of the product's into its queue, as its clock would, and waits until the product has done it. */
export async function runJob({ dataDir }: Pick<Product, 'dataDir'>, name: string): Promise<void> {
  const place = { host: join(dataDir, 'postgres', 'socket'), user: 'postgres', database: 'samspill' };
  const boss = new PgBoss({ ...place, schema: 'pgboss', max: 1, supervise: false, schedule: false, migrate: false });
  boss.on('error', (error) => console.error('the queue', error));
  await boss.start();
  try {
    const id = await boss.send(name, {});
    if (!id) throw new Error(`The queue took no ${name}`);
    for (const end = Date.now() + limit; Date.now() < end; await pause(100)) {
      const [job] = await boss.findJobs(name, { id });
      if (job?.state === 'completed') return;
      if (job?.state === 'failed') throw new Error(`${name} failed: ${JSON.stringify(job.output)}`);
    }
    throw new Error(`${name} was not done within ${limit / 1000} seconds`);
  } finally {
    await boss.stop({ graceful: false });
  }
}
