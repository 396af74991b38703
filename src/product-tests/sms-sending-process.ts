import { writeSync } from 'node:fs';
import sms from '#features/sms/server/index.ts';
import { movableClock } from '#kernel/server/clock.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { buildRegisters } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import { deliverQueuedSms } from '#kernel/server/sms/deliver-sms.ts';

/** A worker process that hands over text messages, for tests that kill it midway; prints the id of each when the gateway has it. */
const [connection = '{}', key = '', now = ''] = process.argv.slice(2);
// The test passes all three.
const database = await connectDatabase(JSON.parse(connection) as Connection, { poolSize: 4 });
const silent = () => undefined;
const smsGateway: Services['smsGateway'] = {
  send: async ({ id }) => {
    await new Promise((done) => setTimeout(done, 1));
    // Synchronous, so that it is known even when the process is killed right after.
    writeSync(1, `${id}\n`);
    return { gatewayId: `g-${id}` };
  },
};
const { hooks } = buildRegisters([{ name: 'sms', contributions: sms.contributions }]);
const log = { info: silent, warn: silent, error: silent };
const secrets = createSecrets([{ id: 'test', key: Buffer.from(key, 'base64') }]);
// What delivery uses of the services.
await deliverQueuedSms({ database, clock: movableClock(now), secrets, hooks, log, smsGateway } as unknown as Services);
await database.close();
