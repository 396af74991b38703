import { join } from 'node:path';
import pg from 'pg';
import { clientOptions, type PoolOptions } from '#kernel/server/database/connection.ts';
import { serverFolders } from '#kernel/server/database/embedded/server-folders.ts';

/** Opens the pool of a bare route, whose connections see the rows of one company. */
export function openBarePool(companyId: number): pg.Pool {
  const place = serverFolders(join(process.env['DATA_DIR'] ?? '', 'postgres'));
  const options: PoolOptions = {
    ...clientOptions({ host: place.socketFolder, port: 5432, user: 'samspill', database: 'samspill' }),
    max: 10,
    onConnect: (client) => client.query(`select set_config('app.company_id', '${companyId}', false)`),
  };
  return new pg.Pool(options);
}
