import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { apiKeys, createApiKey, currentUser, endSession, revokeApiKey, sessions } from '#features/account/contract/endpoints.ts';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import { getOwnWork } from '#features/work/contract/endpoints.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';

const server = await testServer();

/** Repeats a request until its statements are prepared on every connection, with generic plans. */
async function often(call: () => Promise<{ status: number }>, status = 200): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const answers = await Promise.all(Array.from({ length: 12 }, call));
    for (const answer of answers) expect(answer.status).toBe(status);
  }
}

/** Changes the row of a member directly in the database. */
const change = (companyId: number, who: Caller, set: ReturnType<typeof sql>) =>
  server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set ${set} where company_id = ${companyId} and account_id = ${who.accountId}::uuid`.execute(tx),
  );

async function keyOf({ admin, companyId }: TestCompany): Promise<{ bot: Caller; apiKeyId: string }> {
  const { json } = await admin.call(createApiKey, { body: { name: 'Payroll' } });
  return { bot: server.nobody.with({ bearer: String(json['key']), companyId }), apiKeyId: String(json['apiKeyId']) };
}

describe('at the very next call, in whatever plan the statements have by then,', () => {
  const newPerson = (companyId: number) => ({ body: { companyId, firstName: 'Kari', lastName: 'Nes' } });

  test('a session that signed out is refused', async () => {
    const { admin } = await server.newCompany();
    await often(() => admin.call(apiKeys));
    const { json } = await admin.call(sessions);
    const sessionId = (json['sessions'] as { sessionId: string; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent)?.sessionId;
    expect((await admin.call(endSession, { body: { sessionId } })).status).toBe(200);
    expect((await admin.call(apiKeys)).codes).toEqual(['common.Unauthorized']);
  });

  test('a key that was revoked is refused', async () => {
    const company = await server.newCompany();
    const { bot, apiKeyId } = await keyOf(company);
    await often(() => bot.call(getOwnWork));
    expect((await company.admin.call(revokeApiKey, { body: { apiKeyId } })).status).toBe(200);
    expect((await bot.call(getOwnWork)).status).toBe(401);
  });

  test('a key that was revoked is refused even while its digest is still there', async () => {
    const company = await server.newCompany();
    const { bot, apiKeyId } = await keyOf(company);
    await often(() => bot.call(getOwnWork));
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update api_key set revoked_at = now() where id = ${apiKeyId}::uuid`.execute(tx),
    );
    expect((await bot.call(getOwnWork)).codes).toEqual(['common.Unauthorized']);
  });

  test('a role that was taken opens nothing', async () => {
    const { companyId, person } = await server.newCompany();
    const hr = await person('hradmin');
    await often(() => hr.call(createCompanyUser, newPerson(companyId)));
    await change(companyId, hr, sql`role = 'employee'`);
    expect((await hr.call(createCompanyUser, newPerson(companyId))).codes).toEqual(['common.Forbidden']);
  });

  test('a member who left the company is refused, and so is their key', async () => {
    const company = await server.newCompany();
    const { bot } = await keyOf(company);
    await often(() => bot.call(getOwnWork));
    await often(() => company.admin.call(apiKeys));
    await change(company.companyId, company.admin, sql`account_id = null`);
    expect((await company.admin.call(apiKeys)).json['details']).toEqual({ reason: 'company' });
    expect((await bot.call(getOwnWork)).json['details']).toEqual({ reason: 'company' });
  });

  test('members of two companies on the same connections stay in their own', async () => {
    const [one, other] = [await server.newCompany('Først AS'), await server.newCompany('Sist AS')];
    for (let turn = 0; turn < 10; turn += 1) {
      const answers = await Promise.all([one, other, one, other].map(({ admin }) => admin.call(currentUser)));
      const names = answers.map(({ json }) => (json['user'] as { companyName: string }).companyName);
      expect(names).toEqual(['Først AS', 'Sist AS', 'Først AS', 'Sist AS']);
      const strays = await Promise.all([one.admin.with({ companyId: other.companyId }), other.admin].map((who) => who.call(apiKeys)));
      expect(strays.map(({ status }) => status)).toEqual([403, 200]);
    }
  });
});

describe('the use of a key', () => {
  const lastUse = ({ companyId }: TestCompany) =>
    server.database.forCompany(companyId, async ({ tx }) => {
      const { rows } = await sql<{ at: Date | null }>`select last_used_at as at from api_key where company_id = ${companyId}`.execute(tx);
      return rows[0]?.at?.getTime();
    });

  test('is noted once a minute', async () => {
    const company = await server.newCompany();
    const { bot } = await keyOf(company);
    const first = server.clock.now().getTime();
    await bot.call(getOwnWork);
    server.clock.advance(59_000);
    await bot.call(getOwnWork);
    expect(await lastUse(company)).toBe(first);
    server.clock.advance(2_000);
    await bot.call(getOwnWork);
    expect(await lastUse(company)).toBe(first + 61_000);
  });

  test('is not noted of a call that was refused', async () => {
    const company = await server.newCompany();
    const { bot } = await keyOf(company);
    await change(company.companyId, company.admin, sql`role = 'employee'`);
    expect((await bot.call(createCompanyUser, { body: { companyId: company.companyId, firstName: 'A', lastName: 'B' } })).status).toBe(403);
    expect(await lastUse(company)).toBeUndefined();
  });
});

describe('whoever is refused for several reasons hears the first of them:', async () => {
  const company = await server.newCompany();
  const { companyId } = company;
  const [employee, inactive, stranger] = [
    await company.person('employee'),
    await company.person('employee', { state: 'inactive' }),
    await server.stranger(),
  ];
  const { bot } = await keyOf(company);
  const good = { body: { companyId, firstName: 'Kari', lastName: 'Nes' } };
  const bad = { body: { companyId: 'none' } };
  const abroad = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const viewing = { 'x-view-as': '018f0000-0000-7000-8000-000000000000' };
  const lost = stranger.with({ companyId });

  test.each([
    {
      first: 'where the call comes from',
      who: server.nobody,
      headers: { ...abroad, ...viewing },
      refusal: [403, 'common.Forbidden', 'origin'],
    },
    { first: 'who calls', who: server.nobody, headers: viewing, refusal: [401, 'common.Unauthorized'] },
    {
      first: 'who calls, by no session',
      who: server.nobody.with({ cookie: 'x', companyId }),
      headers: viewing,
      refusal: [401, 'common.Unauthorized'],
    },
    {
      first: 'who calls, by no key',
      who: server.nobody.with({ bearer: 'x', companyId }),
      headers: viewing,
      refusal: [401, 'common.Unauthorized'],
    },
    { first: 'that one only looks', who: stranger, headers: viewing, refusal: [403, 'common.ReadOnly'] },
    { first: 'for which company', who: stranger, refusal: [400, 'common.CompanyRequired'] },
    { first: 'for which company, of no number', who: stranger, headers: { 'x-account': '1e99' }, refusal: [400, 'common.CompanyRequired'] },
    { first: 'of which company the key is', who: bot, headers: { 'x-account': String(companyId + 1) }, refusal: [403, 'common.Forbidden'] },
    { first: 'what was sent', who: lost, refusal: [400, 'common.BadRequest'] },
    { first: 'whether one belongs to the company', who: lost, input: good, refusal: [403, 'common.Forbidden', 'company'] },
    { first: 'in what state', who: inactive, input: good, refusal: [403, 'common.Forbidden', 'state'] },
    { first: 'with what right', who: employee, input: good, refusal: [403, 'common.Forbidden'] },
  ])('$first', async ({ who, input = bad, headers = {}, refusal: [status, code, reason] }) => {
    const answer = await who.call(createCompanyUser, input, headers);
    // The details' type depends on the refusal's code.
    const details = answer.json['details'] as { reason?: string } | undefined;
    expect([answer.status, answer.codes, details?.reason]).toEqual([status, [code], reason]);
  });

  test('whether the second factor was given, before the right', async () => {
    const strict = await server.newCompany();
    await server.database.forCompany(strict.companyId, ({ tx }) =>
      sql`update company set mfa_required = true where company_id = ${strict.companyId}`.execute(tx),
    );
    const person = await strict.person('employee');
    expect((await person.call(createCompanyUser, { body: { ...good.body, companyId: strict.companyId } })).codes).toEqual([
      'common.MfaRequired',
    ]);
  });
});
