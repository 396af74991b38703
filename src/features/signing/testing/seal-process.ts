import { join } from 'node:path';
import type { Config } from '#kernel/server/config.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import type { Connection } from '#kernel/server/database/connection.ts';
import type { Database } from '#kernel/server/database/database.ts';
import { movableClock } from '#kernel/server/clock.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { diskStore } from '#kernel/server/files/disk.ts';
import { createQueueMail, createQueueMails } from '#kernel/server/mail/queue-mail.ts';
import { buildRegisters } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import { runWork } from '#kernel/server/work/run-work.ts';
import type { WorkPlace } from '#kernel/server/work/work-kind.ts';
import { sealWork } from '../server/seal/seal-work.ts';

/** What the test sends to the process. */
export interface SealProcessOrder {
  connection: Connection;
  dataDir: string;
  publicUrl: string;
  mailFrom: string;
  secretKey: { id: string; key: string };
  place: WorkPlace;
  /** The moment of the test: a key that this process makes is valid from then on. */
  now: string;
  /** The step at which it stops and waits to be killed; counted from 1. Never without it. */
  stopAt: number | undefined;
}

/** A process that seals, for tests that kill it: it prints the number of each step that it reaches, and `done`. */
const order = JSON.parse(process.argv[2] ?? '{}') as SealProcessOrder;
let step = 0;
function reached(): void {
  step += 1;
  process.stdout.write(`${step}\n`);
  // Stands still, in the middle of whatever transaction is open.
  if (step === order.stopAt) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const opened = await connectDatabase(order.connection, { poolSize: 2 });
// Stops within each transaction before its commit, and after it.
const database: Database = Object.assign(Object.create(opened) as Database, {
  forCompany: async (id: number, work: Parameters<Database['forCompany']>[1]) => {
    const result = await opened.forCompany(id, async (company) => {
      const answer = await work(company);
      reached();
      return answer;
    });
    reached();
    return result;
  },
});
const store = diskStore(join(order.dataDir, 'files'));
const put: typeof store.put = async (...given) => {
  await store.put(...given);
  reached();
};
const { publicUrl, mailFrom, dataDir } = order;
// Sealing uses only these settings.
const config = { publicUrl, mailFrom, dataDir, sealKey: undefined, timeStampUrls: [] } as Partial<Config> as Config;
const secrets = createSecrets([{ id: order.secretKey.id, key: Buffer.from(order.secretKey.key, 'base64') }]);
const jobs = { enqueue: async () => undefined, backlog: async () => [] };
const clock = movableClock(order.now);
const needed = { clock, config, jobs, secrets };
const services = {
  ...needed,
  database,
  log: { info: () => undefined, error: () => undefined },
  fileStore: { ...store, put },
  queueMail: createQueueMail(needed),
  queueMails: createQueueMails(needed),
  ...buildRegisters([]),
  // Sealing uses only these services.
} as unknown as Services;
await runWork(services, sealWork, order.place);
process.stdout.write('done\n');
process.exit();
