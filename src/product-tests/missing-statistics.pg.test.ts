import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDemo } from '#app/server/demo/make-demo.ts';
import { evaluateCompany } from '#features/notifications/server/engine/evaluate.ts';
import { connect } from '#kernel/server/database/connection.ts';
import type { World } from '#testing/examples.ts';
import { insertPerson } from '#testing/people.ts';
import { testServer } from '#testing/server.ts';
import { everyExample } from './every-example.ts';

// After a large import the planner has no statistics and guesses. The work of a statement may then grow linearly with the company, never
// quadratically: every reading endpoint and the daily evaluation run in a company whose tables were never analysed, and each of their
// statements is executed again to count its work.
const server = await testServer();
const companyId = 1;
const people = 600;
const companyPeople = people * 0.75;
// A good statement needs at most about 70 (the lines of the log); a plan that scans the company for each row needs thousands.
const workPerPerson = 300;

interface Statement {
  text: string;
  values: readonly unknown[];
}

const sent = new Map<string, Statement>();
const send: (...args: unknown[]) => unknown = Reflect.get(pg.Client.prototype, 'query');
const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
  const [first, values = []] = args;
  const statement = typeof first === 'string' ? { text: first, values } : first;
  const { text = '', values: bound = [] } = statement as Partial<Statement>;
  // The demo updates the statistics while it is created; this disables it.
  if (text.trim() === 'analyze') return send.apply(this, ['select']);
  if (/^\s*(?:select|with)\b/.test(text)) sent.set(text, { text, values: [...bound] });
  return send.apply(this, args);
});

const client = await connect(server.connection);
afterAll(async () => {
  spy.mockRestore();
  await client.end();
});

let world: World;
beforeAll(async () => {
  await makeDemo(server.services, { people });
  const place = { app: server.app, database: server.database, now: () => server.clock.now() };
  const person: World['company']['person'] = async (role, wish = {}) => (await insertPerson(place, companyId, role, wish)).caller;
  const admin = await person('systemadmin');
  world = { server, admin, company: { companyId, admin, person } };
});

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

/** The number of rows returned or discarded by all nodes of the plan, or of pages read if higher. */
async function workOf({ text, values }: Statement): Promise<number> {
  await client.query(`begin; select set_config('app.company_id', '${companyId}', true)`);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, buffers, format json) ${text}`, [...values]);
  await client.query('rollback');
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('PostgreSQL explained nothing');
  return Math.max(rowsOf(plan), plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
}

function rowsOf(plan: Plan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0);
  return (plan.Plans ?? []).reduce((sum, inner) => sum + rowsOf(inner), (plan['Actual Rows'] + removed) * plan['Actual Loops']);
}

/** The statements of some work that exceed the limit, with their counts. */
async function excessesOf(work: () => Promise<unknown>): Promise<[number, string][]> {
  sent.clear();
  await work();
  const excesses: [number, string][] = [];
  const statements = [...sent.values()];
  for (const statement of statements) {
    const done = await workOf(statement);
    if (done > companyPeople * workPerPerson) excesses.push([done, statement.text]);
  }
  return excesses;
}

const reads = (await everyExample())
  .filter(({ endpoint, example }) => endpoint.effect === 'read' && !example.elsewhere)
  .map((one) => [one.action, one] as const);

test('no table has statistics', async () => {
  const { rows } = await client.query(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 0",
  );
  expect(rows).toEqual([]);
});

describe('without statistics, the work of a statement does not explode', () => {
  test.each(reads)('in %s', async (_, { endpoint, example }) => {
    const input = await example.input(world);
    const who = example.as ? await example.as(world) : world.admin;
    expect(await excessesOf(() => who.call(endpoint, input))).toEqual([]);
  });

  test('in the evaluation of a day', async () => {
    server.clock.set('2026-11-23T09:00:00Z');
    expect(await excessesOf(() => evaluateCompany(server.services, companyId))).toEqual([]);
    expect(sent.size).toBeGreaterThan(10);
  });
});
