import { movableClock } from '#kernel/server/clock.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import type { Connection } from '#kernel/server/database/connection.ts';
import { closeYears } from '../server/years/close-years.ts';

/** A process that closes past years at a given time, for tests that kill it midway. */
const [connection = '{}', moment = ''] = process.argv.slice(2);
// Written by the test from its own connection.
const database = await connectDatabase(JSON.parse(connection) as Connection, { poolSize: 2 });
await closeYears({ database, clock: movableClock(moment) });
await database.close();
