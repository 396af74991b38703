import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApiKey } from '#features/account/contract/endpoints.ts';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import { deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { sweepRepeatedCalls } from '#kernel/server/repeated-call.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer, type TestCompany } from '#testing/server.ts';

// What each such endpoint does with one key is walked by contract.test.ts.
const server = await testServer();

const key = { 'idempotency-key': 'one-opening-of-a-form' };
const add = ({ companyId }: TestCompany, who: Caller, headers: Record<string, string>, fields: Record<string, unknown> = {}) =>
  who.call(createCompanyUser, { body: { companyId, firstName: 'Nora', lastName: 'Nykommer', ...fields } }, headers);
const idOf = ({ json }: { json: Record<string, unknown> }) => (json['companyUser'] as { id: string }).id;
const answersKept = ({ companyId }: TestCompany) =>
  server.database.forCompany(companyId, async ({ id, tx }) => {
    const { rows } = await sql<{ answer: string | null }>`select answer from repeated_call where company_id = ${id}`.execute(tx);
    return rows.map(({ answer }) => answer !== null);
  });

test('another content under the key of a call that was carried out is refused', async () => {
  const company = await server.newCompany();
  await add(company, company.admin, key);
  const other = await add(company, company.admin, key, { firstName: 'Nils' });
  expect([other.status, other.codes]).toEqual([409, ['common.SentBefore']]);
});

test('a refused call leaves its key free', async () => {
  const company = await server.newCompany();
  expect((await add(company, company.admin, key, { firstName: '' })).status).toBe(400);
  await add(company, company.admin, {}, { emailAddress: 'nora@fjord.example' });
  expect((await add(company, company.admin, key, { emailAddress: 'nora@fjord.example' })).codes).toEqual(['people.EmailAlreadyExists']);
  expect((await add(company, company.admin, key)).status).toBe(200);
});

test('a key is one person’s, in one company, for one endpoint', async () => {
  const company = await server.newCompany();
  const hr = await company.person('hradmin');
  const one = idOf(await add(company, company.admin, key));
  expect(idOf(await add(company, hr, key))).not.toBe(one);
  const elsewhere = await server.newCompany();
  expect(idOf(await add(elsewhere, elsewhere.admin, key))).not.toBe(one);
  expect((await company.admin.call(createApiKey, { body: { name: 'Payroll' } }, key)).status).toBe(200);
});

test.each([
  ['none', '', 'required'],
  ['one that is too short', 'short', 'invalid'],
  ['one with other characters', 'eight chars!', 'invalid'],
])('with a session %s is refused', async (_, given, code) => {
  const company = await server.newCompany();
  const answer = await add(company, company.admin, { 'idempotency-key': given });
  expect([answer.status, answer.fields]).toEqual([400, { 'Idempotency-Key': code }]);
});

async function scriptOf({ admin }: TestCompany): Promise<Caller> {
  const { json } = await admin.call(createApiKey, { body: { name: 'Payroll' } });
  return admin.with({ bearer: String(json['key']) });
}

test('with an API key it is the caller’s choice', async () => {
  const company = await server.newCompany();
  const script = await scriptOf(company);
  const without = [await add(company, script, { 'idempotency-key': '' }), await add(company, script, { 'idempotency-key': '' })];
  expect(without.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(without.map(idOf)).size).toBe(2);
  expect(idOf(await add(company, script, key))).toBe(idOf(await add(company, script, key)));
});

test('a key is free again after a day', async () => {
  const company = await server.newCompany();
  // A session would have ended by then.
  const script = await scriptOf(company);
  const first = idOf(await add(company, script, key));
  server.clock.advance(23 * 3_600_000);
  await sweepRepeatedCalls(server.services);
  expect(idOf(await add(company, script, key))).toBe(first);
  server.clock.advance(2 * 3_600_000);
  await sweepRepeatedCalls(server.services);
  expect(idOf(await add(company, script, key))).not.toBe(first);
});

test('an erased person is in no answer any more', async () => {
  const company = await server.newCompany();
  const id = idOf(await add(company, company.admin, key));
  expect(await answersKept(company)).toEqual([true]);
  await company.admin.call(deleteCompanyUser, { body: { companyUserId: id } });
  expect(await answersKept(company)).toEqual([false]);
  expect((await add(company, company.admin, key)).codes).toEqual(['common.AlreadyDone']);
});
