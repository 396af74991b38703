import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { runImport } from '../server/import/run-import.ts';
import { importServices } from './started-import.ts';

/** A process of its own that carries out an import, for tests that kill it in the middle; says `begun` and `done`. */
const [connection = '{}', companyId = '', importId = ''] = process.argv.slice(2);
// The test writes it from its own connection.
const database = await connectDatabase(JSON.parse(connection) as Connection, { poolSize: 2 });
process.stdout.write('begun\n');
await runImport(importServices(database), { companyId: Number(companyId), importId });
process.stdout.write('done\n');
await database.close();
