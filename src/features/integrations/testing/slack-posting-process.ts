import { movableClock } from '#kernel/server/clock.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import type { Services } from '#kernel/server/services.ts';
import { postMessage } from '../server/slack/post-message.ts';

/** A worker process that posts a message to Slack, for tests that kill it midway. */
interface Order {
  connection: Connection;
  key: string;
  now: string;
  slackTestUrl: string;
  companyId: number;
  jobId: string;
  day: string;
}

// The test passes it.
const { connection, key, now, slackTestUrl, companyId, jobId, day } = JSON.parse(process.argv[2] ?? '') as Order;
const database = await connectDatabase(connection, { poolSize: 2 });
const silent = () => undefined;
const services = {
  database,
  clock: movableClock(now),
  secrets: createSecrets([{ id: 'test', key: Buffer.from(key, 'base64') }]),
  config: { slackTestUrl },
  log: { info: silent, warn: silent, error: silent },
};
// What posting a message uses of the services.
await postMessage(services as unknown as Services, companyId, { jobId, day });
await database.close();
