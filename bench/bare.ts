import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { countingStatuses } from '#features/absence/contract/kinds.ts';
import { readSpans } from '#features/absence/server/company-calendar/store-calendar.ts';
import { readHierarchy } from '#features/access-control/server/store.ts';
import { readTeam } from '#features/people/server/store-reporting.ts';
import { usualColumns } from '#features/people/contract/lists.ts';
import { readPage } from '#features/people/server/store-people-list.ts';
import { bind } from '#kernel/server/database/kysely.ts';
import { openBarePool } from './bare-pool.ts';

// The baseline for the product's list: one Fastify route that sends the list's own statement through `pg` and answers its rows.
// It does not authenticate, count, validate, log or audit. `/list/named` sends it as a prepared statement, like the product.
const companyId = 1;
const pool = openBarePool(companyId);

interface Statement {
  text: string;
  values: unknown[];
}

/** Captures the statement that a read of the product would send. */
async function keptOf(reading: (company: Parameters<typeof readPage>[0]) => Promise<unknown>): Promise<Statement> {
  let kept: Statement = { text: '', values: [] };
  const { tx } = bind(async (text, values) => {
    kept = { text, values: [...values] };
    return { command: 'SELECT', rowCount: 0, rows: [], oid: 0, fields: [] };
  });
  await reading({ tx, id: companyId });
  return kept;
}

/** The product's statement for the first page. */
async function statementOf(departments: string[]): Promise<Statement> {
  const page = { page: 1, pageSize: 50, sortBy: 'lastName', sortDirection: 'asc', columns: usualColumns } as const;
  const filter = departments.length > 0 ? { departments } : {};
  return keptOf((company) => readPage(company, { states: ['active'], filter, withExternal: true, findsNumbers: true }, page));
}

const app = Fastify();
// Only the bench calls these routes.
const departmentOf = ({ query }: FastifyRequest) => (query as { department?: string }).department;
app.get('/list', async (request) => {
  const { text, values } = await statements(departmentOf(request));
  return { rows: (await pool.query(text, values)).rows };
});
app.get('/list/named', async (request) => {
  const { text, values } = await statements(departmentOf(request));
  const name = departmentOf(request) === undefined ? 'all' : 'filtered';
  return { rows: (await pool.query({ name, text, values })).rows };
});

// The baseline for the chart: its own statement, and one update per move.
const chart = await keptOf((company) => readHierarchy(company, { includeDeactivated: false }));
app.get('/hierarchy', async () => ({ people: (await pool.query(chart.text, chart.values)).rows }));
app.post('/move', async (request) => {
  // As above.
  const { companyUserId, reportingToCompanyUserId } = request.body as Record<string, string>;
  const text = 'update company_user set reporting_to = $2, version = version + 1 where company_id = $3 and id = $1 returning id, version';
  const { rows } = await pool.query(text, [companyUserId, reportingToCompanyUserId, companyId]);
  return { user: rows[0] };
});

// The baseline for one person's access: the statement that finds everybody below.
app.get('/access', async (request) => {
  // As above.
  const { companyUserId = '' } = request.query as { companyUserId?: string };
  const { text, values } = await keptOf((company) => readTeam(company, companyUserId));
  return { ids: (await pool.query(text, values)).rows };
});

// The baseline for the absence calendar: the spans of the same period, by the product's own statement.
app.get('/spans', async (request) => {
  // As above.
  const { startDate = '', endDate = '' } = request.query as Record<string, string>;
  const { text, values } = await keptOf((company) => readSpans(company, { startDate, endDate, statuses: countingStatuses }));
  return { spans: (await pool.query(text, values)).rows };
});

const known = new Map<string | undefined, Awaited<ReturnType<typeof statementOf>>>();
async function statements(department: string | undefined) {
  const found = known.get(department) ?? (await statementOf(department === undefined ? [] : [department]));
  known.set(department, found);
  return found;
}

// The baseline for the home page: a page with one request that renders its answer as the heading.
const page =
  '<!doctype html><title>Bare</title><script>fetch("/who").then(async (a) => document.body.innerHTML = `<h1>${await a.text()}</h1>`)</script><body>';
app.get('/page', (_request, reply) => reply.type('text/html').send(page));
app.get('/who', () => 'Kari');

process.once('SIGTERM', () => void app.close().then(() => pool.end()));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
