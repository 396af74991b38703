import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import { deliverQueuedSms } from '#kernel/server/sms/deliver-sms.ts';
import { evaluateCompanies } from '../server/engine/evaluate.ts';
import { aboutEverybody, engineServices, type EngineSetting } from './engine-world.ts';

/** A worker of its own that evaluates a day and sends what leaves, for tests that kill it in the middle; says `begun`, each SMS, and `done`. */
const [connection = '{}', setting = '{}', day = ''] = process.argv.slice(2);
// The test writes both from its own.
const database = await connectDatabase(JSON.parse(connection) as Connection, { poolSize: 4 });
const { services } = engineServices(database, JSON.parse(setting) as EngineSetting, { source: aboutEverybody(day) });
process.stdout.write('begun\n');
await evaluateCompanies(services);
await Promise.all([deliverQueuedMail(services), deliverQueuedSms(services)]);
process.stdout.write('done\n');
await database.close();
