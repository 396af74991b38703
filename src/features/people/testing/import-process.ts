import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { carryOutImport, importServices } from './started-import.ts';

/** A process that carries out an import, for tests that kill it midway; prints `begun` and `done`. */
const [connection = '{}', companyId = '', importId = ''] = process.argv.slice(2);
// Written by the test from its own connection.
const database = await connectDatabase(JSON.parse(connection) as Connection, { poolSize: 2 });
process.stdout.write('begun\n');
await carryOutImport(importServices(database), { companyId: Number(companyId), importId });
process.stdout.write('done\n');
await database.close();
