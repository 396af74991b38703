import { sql } from 'kysely';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiServer } from '#app/server/web-server.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { secretKinds } from '#kernel/server/secret-access.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import { caller, type ExampleInput } from '#testing/caller.ts';
import type { Example, World } from '#testing/examples.ts';
import { atFileEnd } from '#kernel/testing/file-end.ts';
import { testServer } from '#testing/server.ts';
import { everyExample } from './every-example.ts';

// Every endpoint that is called by secret, with the right secret and with others.
const server = await testServer();
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
const app = await apiServer({ services: { ...server.services, log }, rooms: server.rooms });
atFileEnd(() => app.close());
const nobody = caller(app, {});

interface Case {
  endpoint: Endpoint & { access: { secret: string; orSession?: string } };
  example: Example;
}
const cases = (await everyExample()).flatMap(({ action, endpoint, example }): [string, Case][] => {
  const { access } = endpoint;
  return 'secret' in access ? [[action, { endpoint: { ...endpoint, access }, example }]] : [];
});

const newWorld = async (): Promise<World> => {
  const company = await server.newCompany();
  return { server, company, admin: company.admin };
};
const parts = ['body', 'query', 'params'] as const;
const secretIn = (input: ExampleInput): string => {
  const [secret] = parts.flatMap((part) => (input[part] as { secret?: string } | undefined)?.secret ?? []);
  return secret ?? '';
};
const withSecret = (input: ExampleInput, secret: string): ExampleInput =>
  // Secrets stand in no other field.
  JSON.parse(JSON.stringify(input).replaceAll(JSON.stringify(secretIn(input)), JSON.stringify(secret))) as ExampleInput;
const altered = (secret: string) => `${secret.slice(0, -2)}${secret.endsWith('AA') ? 'BB' : 'AA'}`;

/** The answer without what every answer has of its own, and how many statements it took. */
async function answered(endpoint: Endpoint, input: ExampleInput, headers: Record<string, string> = {}) {
  const before = server.database.statements();
  const { status, json } = await nobody.call(endpoint, input, headers);
  const { requestId: _, ...told } = json;
  return { status, told, statements: server.database.statements() - before };
}

/** Secrets of one kind that two names open: what opens one call opens the other. */
const sharedKinds: Readonly<Record<string, string>> = { signingLink: 'signing' };
const kindOf = ({ endpoint: { access } }: Case): string => sharedKinds[access.secret] ?? access.secret;

// A new window of tries for each test.
beforeEach(() => server.clock.advance(3_600_000));

describe.each(cases)('%s', (_, tried) => {
  const { endpoint, example } = tried;
  const start = async () => {
    const world = await newWorld();
    return { world, input: await example.input(world) };
  };

  test('answers everybody without the secret alike, after the same statements', async () => {
    const { world, input } = await start();
    const strange = cases.filter(([, one]) => kindOf(one) !== kindOf(tried));
    const others = await Promise.all(strange.map(async ([, one]) => one.example.input(world)));
    // Without a secret, a session may stand in its place, and its refusal is another one (wire.40).
    const none = endpoint.access.orSession === undefined ? [''] : [];
    const guesses = [
      ...none,
      'x',
      newSecret(),
      altered(secretIn(input)),
      secretIn(input).replace(/^\d+/, '1'),
      ...others.map(secretIn),
    ].filter((guess) => guess !== secretIn(input));
    const answers = [];
    for (const guess of guesses) answers.push(await answered(endpoint, withSecret(input, guess)));
    // A link that was replaced still asks for a new one.
    const isExpired = sharedKinds[endpoint.access.secret] === undefined;
    const { changed } = await server.database.transaction(async ({ tx }) => {
      const { numAffectedRows } = await sql`
        update secret set expires_at = ${server.clock.now()} where digest = ${digestOf(secretIn(input))}`.execute(tx);
      return { changed: Number(numAffectedRows) };
    });
    if (changed > 0 && isExpired) answers.push(await answered(endpoint, input));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 404, told: { success: false } });
    // The secret is looked for, and the try is counted in a transaction of its own.
    expect(answers[0]?.statements).toBe(4);
  });

  test('answers a revoked secret as one that never was', async () => {
    const { world, input } = await start();
    const stranger = await answered(endpoint, withSecret(input, newSecret()));
    await example.revoke?.(world, input);
    const revoked = await answered(endpoint, input);
    expect([revoked.status, revoked.told]).toEqual([stranger.status, stranger.told]);
  });

  test.skipIf(example.elsewhere)('opens the company of the secret, whoever else the caller is', async () => {
    const { input } = await start();
    const { company } = await newWorld();
    const headers = { cookie: `session=${company.admin.cookie}`, 'x-account': String(company.companyId) };
    expect((await nobody.call(endpoint, input, headers)).status).toBe(200);
  });

  test.skipIf(example.elsewhere)('is not tried often, neither with wrong secrets nor with one', async () => {
    const { input } = await start();
    const statuses = async (given: ExampleInput, tries: number) => {
      const seen: number[] = [];
      for (let count = 0; count < tries; count += 1) seen.push((await nobody.call(endpoint, given)).status);
      return seen;
    };
    const guesses = await statuses(withSecret(input, newSecret()), 31);
    expect([guesses.indexOf(429), guesses.length]).toEqual([30, 31]);
    const { mostCalls = 60 } = server.services.registers.of(secretKinds).get(endpoint.access.secret) ?? {};
    const calls = await statuses(input, mostCalls + 1);
    // Some calls have a limit of their own, which is reached before.
    expect([calls[0], calls.at(-1)]).toEqual([200, 429]);
  });

  test('leaves nothing of the secret in the log or in any table', async () => {
    const { world, input } = await start();
    const secret = secretIn(input);
    logged.length = 0;
    await nobody.call(endpoint, input);
    await nobody.call(endpoint, withSecret(input, altered(secret)));
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((line) => line.includes(secret) || line.includes(altered(secret)))).toEqual([]);
    const tables = await server.database.forCompany(world.company.companyId, async ({ tx }) => {
      const { rows } = await sql<{ name: string }>`
        select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(tx);
      const holding: string[] = [];
      for (const { name } of rows) {
        const found = await sql`select 1 from ${sql.raw(name)} held where position(${secret} in held::text) > 0 limit 1`.execute(tx);
        if (found.rows.length > 0) holding.push(name);
      }
      return holding;
    });
    expect(tables).toEqual([]);
  });
});
