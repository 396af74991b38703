import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';
import { clientOptions } from '#kernel/server/database/connection.ts';
import { serverFolders } from '#kernel/server/database/embedded/server-folders.ts';
import type { Statement } from './kept-statements.ts';

// The baseline for requests: a bare route for each, which sends the request's own statements with the same role and answers their rows. It does
// not authenticate, validate, log or format.
const companyId = 1;
// Only the bench writes it.
const named = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, Statement[]>;
const place = serverFolders(join(process.env['DATA_DIR'] ?? '', 'postgres'));
const pool = new pg.Pool({
  ...clientOptions({ host: place.socketFolder, port: 5432, user: 'samspill', database: 'samspill' }),
  max: 10,
  // `pg` awaits the promise, although its declared type says otherwise.
  onConnect: (client) => client.query(`select set_config('app.company_id', '${companyId}', false)`) as unknown as void,
});

const app = Fastify();
app.get('/ready', () => 'ready');
for (const [name, statements] of Object.entries(named))
  app.get(`/${name}`, async () => {
    const answers: unknown[] = [];
    for (const { text, values } of statements) answers.push((await pool.query(text, values)).rows);
    return answers;
  });

process.once('SIGTERM', () => void app.close().then(() => pool.end()));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
