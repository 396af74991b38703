import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { feature } from '#kernel/contract/feature.ts';
import { newId } from '#kernel/server/id.ts';
import { add } from '#kernel/server/registers.ts';
import { secretKinds, storedSecrets } from '#kernel/server/secret-access.ts';
import { serve } from '#kernel/server/serve.ts';
import { addSecret, revokeSecrets } from '#kernel/server/store-secret.ts';
import type { Caller, ExampleInput } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

// Letters to people outside, which they read and answer by the link in a mail, or signed in with the address that it went to.
const gate = { access: { secret: 'letter', orSession: 'letterId' }, company: 'none', errors: [] } as const;
const which = { secret: z.string().optional(), letterId: z.uuid().optional() };
const readLetter = endpoint({
  ...gate,
  method: 'GET',
  path: '/letters/read',
  effect: 'read',
  query: z.object(which),
  answer: z.object({ reader: z.string(), companyId: z.number(), account: z.string().nullable() }),
});
const answerLetter = endpoint({
  ...gate,
  method: 'POST',
  path: '/letters/answer',
  effect: 'write',
  body: z.object(which),
  answer: z.object({ reader: z.string() }),
});
const kind = storedSecrets('letter');
const letters = serve(
  feature({ name: 'letters', endpoints: { readLetter, answerLetter } }),
  {
    readLetter: async ({ company, target, actor }) => ({ reader: target, companyId: company.id, account: actor?.account.email ?? null }),
    answerLetter: async ({ target, audit }) => {
      audit({ entity: 'letter', entityId: target });
      return { reader: target };
    },
  },
  [add(secretKinds, kind)],
);
const server = await testServer({}, [], [letters]);

// A new window of tries for each test.
beforeEach(() => server.clock.advance(3_600_000));

const email = () => `${newId()}@Example.no`;

/** A letter of a new company to one reader, by a secret that holds for an hour. */
async function sent(to: string, from?: number) {
  const companyId = from ?? (await server.newCompany()).companyId;
  const [letterId, reader] = [newId(), newId()];
  const expiresAt = new Date(server.clock.now().getTime() + 3_600_000);
  const holder = { record: letterId, email: to };
  const secret = await server.database.forCompany(companyId, (company) =>
    addSecret(company, { kind: kind.name, target: reader, holder, expiresAt }),
  );
  return { companyId, letterId, reader, secret };
}
const read = (who: Caller, query: ExampleInput['query'], headers?: Record<string, string>) => who.call(readLetter, { query }, headers);

async function answered(who: Caller, query: ExampleInput['query']) {
  const before = server.database.statements();
  const { status, json } = await read(who, query);
  const { requestId: _, ...told } = json;
  return { status, told, statements: server.database.statements() - before };
}

describe('one letter', () => {
  test('is read by its secret, whoever else the caller is, and by a session of the address it went to', async () => {
    const to = email();
    const { companyId, letterId, reader, secret } = await sent(to);
    const [owner, other] = [await server.stranger({ email: to.toLowerCase() }), await server.stranger()];
    for (const who of [server.nobody, other, owner])
      expect((await read(who, { secret })).json).toMatchObject({ reader, companyId, account: null });
    expect((await read(owner, { letterId })).json).toMatchObject({ reader, companyId, account: to.toLowerCase() });
    expect((await read(owner, { letterId }, { 'x-account': '12345' })).status).toBe(200);
  });

  test('is opened by each of the secrets that were made for its reader', async () => {
    const to = email();
    const { companyId, letterId, reader, secret } = await sent(to);
    const later = await server.database.forCompany(companyId, (company) =>
      addSecret(company, { kind: kind.name, target: reader, holder: { record: letterId, email: to } }),
    );
    const owner = await server.stranger({ email: to });
    for (const query of [{ secret }, { secret: later }, { letterId }]) expect((await read(owner, query)).json).toMatchObject({ reader });
  });

  test('stays closed by a wrong secret, although the session would open it', async () => {
    const to = email();
    const { letterId } = await sent(to);
    expect((await read(await server.stranger({ email: to }), { letterId, secret: 'wrong' })).status).toBe(404);
  });
});

describe('without a secret', () => {
  test('nobody who is signed out learns of a letter', async () => {
    const { letterId } = await sent(email());
    const answers = [await answered(server.nobody, { letterId }), await answered(server.nobody, { letterId: newId() })];
    expect(answers[0]).toMatchObject({ status: 401, told: { errorCodes: { common: ['Unauthorized'] } } });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('every other session is answered alike, after the same statements', async () => {
    const to = email();
    const { companyId, letterId, reader } = await sent(to);
    const [owner, other] = [await server.stranger({ email: to }), await server.stranger()];
    const strange = await sent(email());
    const answers = [
      await answered(other, { letterId }),
      await answered(owner, { letterId: newId() }),
      await answered(owner, { letterId: strange.letterId }),
      await answered(owner, {}),
    ];
    await server.database.forCompany(companyId, (company) => revokeSecrets(company, { kind: kind.name, targets: [reader] }));
    answers.push(await answered(owner, { letterId }));
    const expiring = await sent(to);
    server.clock.advance(3_600_000);
    answers.push(await answered(owner, { letterId: expiring.letterId }));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 404, told: { errorCodes: { common: ['NotFound'] } } });
  });

  test('an address that is not confirmed, an API key and a view of somebody else open nothing', async () => {
    const to = email();
    const { letterId } = await sent(to);
    const familiar = await read(await server.stranger({ email: to, emailVerified: false }), { letterId });
    expect([familiar.status, familiar.codes]).toEqual([403, ['common.Forbidden']]);
    expect((await read(server.nobody, { letterId }, { authorization: 'Bearer key' })).status).toBe(401);
    const owner = await server.stranger({ email: email() });
    expect((await read(owner, { letterId }, { 'x-view-as': newId() })).codes).toEqual(['common.ReadOnly']);
  });

  test('letters are not guessed often', async () => {
    const owner = await server.stranger({ email: email() });
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await read(owner, { letterId: newId() })).status);
    expect([statuses.indexOf(429), statuses.length]).toEqual([30, 31]);
  });
});

describe('a change', () => {
  test('stands in the log of the company with the kind of the secret, and by session with the account', async () => {
    const to = email();
    const { companyId, letterId, secret } = await sent(to);
    const owner = await server.stranger({ email: to });
    await server.nobody.call(answerLetter, { body: { secret } });
    await owner.call(answerLetter, { body: { letterId } });
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql<{ via: string; account: string | null }>`
        select via, actor_account_id as account from audit_log where action = 'letters.answerLetter' order by id`.execute(tx),
    );
    expect(rows).toEqual([
      { via: 'secret:letter', account: null },
      { via: 'secret:letter', account: owner.accountId },
    ]);
  });

  test('comes from our own pages only', async () => {
    const to = email();
    const { letterId } = await sent(to);
    const owner = await server.stranger({ email: to });
    expect((await owner.call(answerLetter, { body: { letterId } }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
