import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { z } from 'zod';
import { restrictedItems } from '#features/access-control/testing/restricted-item.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import type { Caller } from '#testing/caller.ts';
import type { ExampleInput } from '#testing/caller.ts';
import type { Example, World } from '#testing/examples.ts';
import { testServer } from '#testing/server.ts';
import { everyExample, type EndpointExample } from './every-example.ts';

// Tests every endpoint of every registered feature against its contract.
const server = await testServer({}, restrictedItems);
const all = await everyExample();
const named = (list: readonly EndpointExample[]) => list.map((one) => [one.action, one] as const);

let other: World;
/** Whose calls are all refused, so that they need no company of their own. */
let refused: World;
let strangers: Caller[];
beforeAll(async () => {
  other = await newWorld();
  refused = await newWorld();
  strangers = await Promise.all(roleKeys.map((role) => other.company.person(role)));
});

async function newWorld(): Promise<World> {
  const company = await server.newCompany();
  return { server, company, admin: company.admin };
}

const { secrets } = server.services;
const { encrypt } = secrets;
/** Where these calls have sealed something, without ids. */
const sealedPlaces = new Set<string>();
secrets.encrypt = (plain, place) => {
  sealedPlaces.add(shapeOf(place));
  return encrypt(plain, place);
};

test('every path is declared once', () => {
  const paths = all.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a call by secret has a field for it, takes no files and belongs to no company beforehand', () => {
  const bySecret = all.filter(({ endpoint }) => 'secret' in endpoint.access);
  const faulty = bySecret.filter(({ endpoint: { params, query, body, files, company }, example }) => {
    const fields = [params, query, body].some(
      (part) => part && JSON.stringify(z.toJSONSchema(part, { io: 'input' })).includes('"secret":'),
    );
    return !fields || files !== undefined || company !== 'none' || !example.revoke;
  });
  expect(faulty.map(({ action }) => action)).toEqual([]);
});

const withAccount = all.filter(({ endpoint: { access } }) => !('public' in access || 'secret' in access));

describe('signed out, a call answers 401', () => {
  test.each(named(withAccount))('%s', async (_, { endpoint }) => {
    const answer = await server.nobody.call(endpoint, {});
    expect(answer.codes).toEqual(['common.Unauthorized']);
    expect(answer.status).toBe(401);
  });
});

const ofCompany = all.filter(({ endpoint }) => endpoint.company === 'required');

describe('without a company, or with another’s, a call is refused', () => {
  test.each(named(ofCompany))('%s', async (_, { endpoint }) => {
    const none = await refused.admin.call(endpoint, {}, { 'x-account': '0' });
    expect([none.status, none.codes]).toEqual([400, ['common.CompanyRequired']]);
    const anothers = await refused.admin.call(endpoint, {}, { 'x-account': String(other.company.companyId) });
    // An input that cannot be parsed may be refused before access is checked.
    expect([400, 403, 415]).toContain(anothers.status);
    expect(anothers.json['success']).toBe(false);
  });
});

describe('a write from another origin is refused', () => {
  test.each(named(all.filter(({ endpoint }) => endpoint.effect === 'write' && !endpoint.fromAnywhere)))('%s', async (_, { endpoint }) => {
    const foreign = await other.admin.call(endpoint, {}, { origin: 'https://evil.example' });
    const crossSite = await other.admin.call(endpoint, {}, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, crossSite.status]).toEqual([403, 403]);
  });
});

describe('while somebody looks as another, a write and a private read are refused', () => {
  const closed = all.filter(
    ({ endpoint: { effect, whileViewing } }) => whileViewing === 'refused' || (effect === 'write' && !whileViewing),
  );
  test.each(named(closed.filter(({ endpoint }) => !('public' in endpoint.access))))('%s', async (_, { endpoint }) => {
    const answer = await other.admin.call(endpoint, {}, { 'x-view-as': other.admin.companyUserId ?? '' });
    expect([answer.status, answer.codes]).toEqual([403, ['common.ReadOnly']]);
  });

  test('but ending it and signing out', () => {
    const open = all.filter(({ endpoint: { whileViewing } }) => whileViewing === 'allowed').map(({ action }) => action);
    expect(open).toEqual(['account.logout', 'access-control.endViewAs', 'support.leaveAsSupport']);
  });
});

describe('a malformed input answers 400 with the refused fields', () => {
  const parsing = all.filter(({ endpoint, example }) => (endpoint.body ?? endpoint.query) && !example.elsewhere);
  test.each(named(parsing))('%s', async (_, { endpoint }) => {
    const wrong = malformed(endpoint);
    if (!wrong) return;
    const answer = await refused.admin.call(endpoint, wrong);
    expect([answer.status, answer.codes]).toEqual([400, ['common.BadRequest']]);
    expect(Object.keys(answer.fields).length).toBeGreaterThan(0);
  });
});

/** An input that the schema refuses; undefined when the schema accepts anything. */
function malformed({ body, query, files }: Endpoint) {
  const junk = [
    {},
    {
      companyUserId: 7,
      companyId: 'x',
      columns: 7,
      pagination: 7,
      name: { a: 1 },
      code: 'abc',
      sessionId: 7,
      language: 'xx',
      interactionData: 7,
    },
  ];
  for (const wrong of junk) {
    if (body && !files && !body.safeParse(wrong).success) return { body: wrong };
    if (query && !query.safeParse(texts(wrong)).success) return { query: texts(wrong) };
  }
  return undefined;
}

function texts(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

describe('with a valid input', () => {
  describe.each(named(all.filter(({ example }) => !example.elsewhere)))('%s', (_, { endpoint, example }) => {
    let world: World;
    let who: Caller;
    let input: ExampleInput;
    beforeAll(async () => {
      world = await newWorld();
      who = example.as ? await example.as(world) : world.admin;
      input = await example.input(world);
    });

    test.each(endpoint.company === 'required' ? [403] : [])('but to every role of another company it answers %i', async (status) => {
      for (const stranger of strangers) {
        const answer = await stranger.call(endpoint, input, { 'x-account': String(world.company.companyId) });
        expect([answer.status, answer.codes]).toEqual([status, ['common.Forbidden']]);
      }
    });

    test('it succeeds and its answer fits the contract', async () => {
      const answer = await who.call(endpoint, input);
      // A handler whose answer does not match its schema gives a 500.
      expect([answer.status, answer.codes]).toEqual([example.status ?? 200, answer.status === 207 ? answer.codes : []]);
      if (endpoint.answer instanceof z.ZodType) {
        const { success: _success, errorCodes: _codes, ...fields } = answer.json;
        expect(endpoint.answer.parse(fields)).toEqual(fields);
      } else expect(endpoint.answer.file).toContain(String(answer.headers['content-type']).split(';')[0]);
    });
  });
});

describe('what would add once more when it is sent again', () => {
  describe.each(named(all.filter(({ endpoint }) => endpoint.repeats)))('%s', (_, { endpoint, example }) => {
    const start = async () => {
      const world = await newWorld();
      const who = example.as ? await example.as(world) : world.admin;
      const input = await example.input(world);
      return { world, send: (headers: Record<string, string>, given = input) => who.call(endpoint, given, headers) };
    };
    const key = { 'idempotency-key': 'the-same-key' };
    const changesIn = ({ company }: World) =>
      server.database.forCompany(company.companyId, async ({ id, tx }) => {
        const lines = await sql`select 1 from audit_log where company_id = ${id}`.execute(tx);
        return lines.rows.length;
      });

    test('belongs to a company and answers JSON', () => {
      expect([endpoint.company, endpoint.effect, endpoint.answer instanceof z.ZodType]).toEqual(['required', 'write', true]);
    });

    test('is carried out once under one key, also at the same moment, and then says what it said', async () => {
      const { world, send } = await start();
      const [one, two] = await Promise.all([send(key), send(key)]);
      const changed = await changesIn(world);
      const later = await send(key);
      expect(await changesIn(world)).toBe(changed);
      if (endpoint.repeats === 'addsSecret') {
        expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([example.status ?? 200, 409]);
        expect([later.status, later.codes]).toEqual([409, ['common.AlreadyDone']]);
      } else {
        expect(one.status).toBe(example.status ?? 200);
        expect([two.json, later.json]).toEqual([one.json, one.json]);
        expect([two.status, later.status]).toEqual([one.status, one.status]);
      }
    });
  });
});

describe('another company’s id answers 404', () => {
  test.each(named(all.filter(({ example }) => example.foreign)))('%s', async (_, { endpoint, example }) => {
    const world = await newWorld();
    const who = example.as ? await example.as(world) : world.admin;
    const answer = await who.call(endpoint, (await example.foreign?.(world, other)) ?? {});
    expect([answer.status, answer.codes]).toEqual([404, [expect.stringMatching(/^\w+\.(?:\w*NotFound|NotExisting\w+)$/)]]);
  });
});

describe('the number of statements does not grow with the company', () => {
  const grow = async (example: Example) => {
    const worlds = { small: await newWorld(), large: await newWorld() };
    await example.grow?.(worlds.small, 3);
    await example.grow?.(worlds.large, 150);
    return worlds;
  };
  // Of this file: calls that grow a company alike share it, first those that leave it as it is, then those that change it.
  const grown = new Map<Example['grow'], ReturnType<typeof grow>>();
  const grownFor = (example: Example) => {
    const found = grown.get(example.grow) ?? grow(example);
    grown.set(example.grow, found);
    return found;
  };
  const growing = all.filter(({ example }) => example.grow);
  const ofEffect = (wanted: Endpoint['effect']) => growing.filter(({ endpoint: { effect } }) => effect === wanted);

  test.each(named([...ofEffect('read'), ...ofEffect('write')]))('%s', async (_, { endpoint, example }) => {
    const { small, large } = await grownFor(example);
    const count = async (world: World) => {
      const who = example.as ? await example.as(world) : world.admin;
      const input = await example.input(world);
      await who.call(endpoint, input);
      const before = server.database.statements();
      expect((await who.call(endpoint, await example.input(world))).status).toBe(example.status ?? 200);
      return server.database.statements() - before;
    };
    const few = await count(small);
    expect(await count(large)).toBe(few);
  });
});

/** Sealed for whoever asked and stored nowhere: it is valid for minutes, and after new keys somebody asks again. */
const handedOut = ['0|unimicro_code|id|0|address'];

test('whatever these calls sealed belongs to a table that is sealed anew with new keys', () => {
  const tables = [...server.services.registers.of(sealedTables).values()];
  const samples = { integer: 0, uuid: 'id', text: 'any' };
  const known = tables.flatMap(({ columns, key, placeOf }) => {
    const row = { companyId: 0, key: Object.fromEntries(Object.entries(key).map(([name, type]) => [name, samples[type]])) };
    return columns.map((column) => new RegExp(`^${RegExp.escape(shapeOf(placeOf(row, column))).replaceAll('any', '[a-z]+')}$`));
  });
  const isKnown = (shape: string): boolean => handedOut.includes(shape) || known.some((form) => form.test(shape));
  expect([...sealedPlaces].filter((shape) => !isKnown(shape))).toEqual([]);
  expect([...sealedPlaces]).toContain('0|invitation|id|guid');
});

/** A place without the numbers and ids of its row. */
function shapeOf(place: string): string {
  return place.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\bid\b/g, 'id').replaceAll(/\b\d+\b/g, '0');
}
