import { connectDatabase } from '#kernel/server/database/open.ts';
import type { Connection } from '#kernel/server/database/connection.ts';
import { closeYears } from '../server/years/close-years.ts';

/** A process of its own that closes the years that are over at a moment, for tests that kill it in the middle. */
const [connection = '{}', moment = ''] = process.argv.slice(2);
// The test writes it from its own connection.
const database = await connectDatabase(JSON.parse(connection) as Connection, { poolSize: 2 });
await closeYears({ database, clock: { now: () => new Date(moment) } });
await database.close();
