import { engineServices, type EngineSetting } from '#features/notifications/testing/engine-world.ts';
import { evaluateCompanies } from '#features/notifications/server/engine/evaluate.ts';
import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { planReason } from '#features/onoffboarding/server/notify.ts';

/** A worker process that tells of due tasks, for tests that kill it midway; prints `begun` and `done`. */
const [connection = '{}', setting = '{}'] = process.argv.slice(2);
// The test passes both.
const database = await connectDatabase(JSON.parse(connection) as Connection, { poolSize: 4 });
const { services } = engineServices(database, JSON.parse(setting) as EngineSetting, { source: planReason });
process.stdout.write('begun\n');
await evaluateCompanies(services);
process.stdout.write('done\n');
await database.close();
