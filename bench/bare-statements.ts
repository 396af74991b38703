import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { openBarePool } from './bare-pool.ts';
import type { Statement } from './kept-statements.ts';

// The baseline for requests: a bare route for each, which sends the request's own statements with the same role and answers their rows. It does
// not authenticate, validate, log or format.
const companyId = 1;
// Only the bench writes it.
const named = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, Statement[]>;
const pool = openBarePool(companyId);

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
