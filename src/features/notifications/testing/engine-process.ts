import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import { deliverQueuedSms } from '#kernel/server/sms/deliver-sms.ts';
import { evaluateCompanies } from '../server/engine/evaluate.ts';
import { aboutEverybody, engineServices, type EngineSetting } from './engine-world.ts';

/** A worker process that evaluates a day and sends messages, for tests that kill it midway; prints `begun`, each SMS, and `done`. */
const [connection = '{}', setting = '{}', day = ''] = process.argv.slice(2);
// The test passes both.
const database = await connectDatabase(JSON.parse(connection) as Connection, { poolSize: 4 });
const { services } = engineServices(database, JSON.parse(setting) as EngineSetting, { source: aboutEverybody(day) });
process.stdout.write('begun\n');
await evaluateCompanies(services);
await Promise.all([deliverQueuedMail(services), deliverQueuedSms(services)]);
process.stdout.write('done\n');
await database.close();
