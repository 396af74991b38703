import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  apiKeys,
  createApiKey,
  currentUser,
  refreshAuthCookie,
  revokeApiKey,
  sessions,
  updateUserLanguage,
} from '#features/account/contract/endpoints.ts';
import {
  createCompanyUser,
  getActiveCompanyUsers,
  getCompanyUser,
  updateCompanyUser,
  updateInteractionData,
} from '#features/people/contract/endpoints.ts';
import { getOwnWork } from '#features/work/contract/endpoints.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const hour = 3_600_000;
const expiry = (answer: { headers: Record<string, unknown> }) => new Date(String(answer.headers['x-session-expires'])).getTime();

describe('a session', () => {
  test('ends after eight idle hours', async () => {
    const { admin } = await server.newCompany();
    server.clock.advance(8 * hour - 1000);
    expect((await admin.call(sessions)).status).toBe(200);
    server.clock.advance(8 * hour + 1000);
    expect((await admin.call(sessions)).codes).toEqual(['common.Unauthorized']);
  });

  test('ends after twenty-four hours however busy', async () => {
    const { admin } = await server.newCompany();
    for (let hours = 0; hours < 23; hours += 4) {
      expect((await admin.call(sessions)).status).toBe(200);
      server.clock.advance(4 * hour);
    }
    server.clock.advance(hour);
    expect((await admin.call(sessions)).status).toBe(401);
  });

  test('slides with calls that a person made, not with background calls', async () => {
    const { admin } = await server.newCompany();
    const start = expiry(await admin.call(sessions));
    server.clock.advance(hour);
    expect(expiry(await admin.call(sessions, {}, { 'x-background': '1' }))).toBe(start);
    expect(expiry(await admin.call(sessions))).toBe(start + hour);
  });

  test('is kept alive by its own call', async () => {
    const { admin } = await server.newCompany();
    const start = expiry(await admin.call(sessions));
    server.clock.advance(30_000);
    const { json } = await admin.call(refreshAuthCookie);
    expect(new Date(String(json['sessionExpirationTimestamp'])).getTime()).toBe(start + 30_000);
  });

  test('of an inactive person opens only what such a person may have', async () => {
    const { person } = await server.newCompany();
    const inactive = await person('employee', { state: 'inactive' });
    expect((await inactive.call(apiKeys)).status).toBe(403);
    expect((await inactive.call(currentUser)).json['user']).toMatchObject({ isInactive: true, isActive: false });
  });
});

test('half a character, and input nested without end, are refused', async () => {
  const { admin } = await server.newCompany();
  const half = await admin.call(getActiveCompanyUsers, { body: { filter: { search: 'Kari \ud83d' } } });
  expect([half.status, half.fields]).toEqual([400, { 'filter.search': 'invalid' }]);
  const deep = Array.from({ length: 2000 }).reduce((inner: unknown) => [inner], 'x');
  expect((await admin.call(getActiveCompanyUsers, { body: { filter: { search: deep } } })).status).toBe(400);
  // The only field that takes any JSON.
  expect((await admin.call(updateInteractionData, { body: { interactionData: { tips: deep } } })).codes).toEqual(['common.BadRequest']);
});

test('a company is named in digits alone, and an answer is never taken for a page', async () => {
  const { admin, companyId } = await server.newCompany();
  for (const name of [`${companyId}e0`, `0${companyId}`, `+${companyId}`])
    expect((await admin.call(getActiveCompanyUsers, {}, { 'x-account': name })).codes).toEqual(['common.CompanyRequired']);
  expect((await admin.call(getActiveCompanyUsers)).headers['x-content-type-options']).toBe('nosniff');
});

describe('an API key', () => {
  const keyOf = async (permissions?: string[]) => {
    const { admin, companyId } = await server.newCompany();
    const { json } = await admin.call(createApiKey, { body: { name: 'Payroll', ...(permissions && { permissions }) } });
    const bearer = String(json['key']);
    return { admin, companyId, apiKeyId: json['apiKeyId'], bearer, bot: server.nobody.with({ bearer }) };
  };

  test('opens its company without naming it, from no origin', async () => {
    const { bot } = await keyOf();
    expect((await bot.call(getOwnWork, {}, { origin: '' })).status).toBe(200);
  });

  test('opens no other company', async () => {
    const { bot } = await keyOf();
    const other = await server.newCompany();
    expect((await bot.call(getOwnWork, {}, { 'x-account': String(other.companyId) })).status).toBe(403);
  });

  test('makes no further key', async () => {
    const { bot } = await keyOf();
    expect((await bot.call(createApiKey, { body: { name: 'More' } })).codes).toEqual(['authentication.NotWithApiKey']);
  });

  test('with only the right to look changes nobody, whatever its owner may', async () => {
    const { bot, companyId, admin } = await keyOf(['Employees', 'EmployeesViewDetails']);
    const made = await admin.call(createCompanyUser, { body: { companyId, firstName: 'Kari', lastName: 'Nes' } });
    // Typed by the contract of the answer.
    const { id, version } = made.json['companyUser'] as { id: string; version: number };
    expect((await bot.call(getCompanyUser, { query: { companyUserEncrId: id } })).status).toBe(200);
    const body = { id, companyId, version, department: 'Drift' };
    expect((await bot.call(updateCompanyUser, { body })).codes).toEqual(['common.Forbidden']);
  });

  test('reaches its owner’s own profile only by the permission for profiles, which a session does not need', async () => {
    const profileOf = (owner: { companyUserId?: string | undefined }) => ({ query: { companyUserEncrId: owner.companyUserId } });
    const { bot, admin } = await keyOf(['Gdpr']);
    expect((await bot.call(getCompanyUser, profileOf(admin))).codes).toEqual(['common.Forbidden']);
    const accountant = await (await server.newCompany()).person('accountant');
    expect((await accountant.call(getCompanyUser, profileOf(accountant))).status).toBe(200);
    const { json } = await accountant.call(createApiKey, { body: { name: 'Accounting' } });
    expect((await server.nobody.with({ bearer: String(json['key']) }).call(getCompanyUser, profileOf(accountant))).status).toBe(403);
  });

  test('changes what its owner may only change of their own, and nothing where the owner chose reading', async () => {
    const company = await server.newCompany();
    const reading = ['Employees', 'EmployeesViewDetails'];
    const changeOwn = async (owner: typeof company.admin, permissions: string[]) => {
      const { json } = await owner.call(createApiKey, { body: { name: 'Profile', permissions } });
      // Typed by the contract of the answer.
      const { user } = (await owner.call(currentUser)).json as { user: { companyUserId: string } };
      const read = await owner.call(getCompanyUser, { query: { companyUserEncrId: user.companyUserId } });
      const { version } = read.json['companyUser'] as { version: number };
      const body = { id: user.companyUserId, companyId: company.companyId, version, driversLicence: 'B' };
      return (await server.nobody.with({ bearer: String(json['key']) }).call(updateCompanyUser, { body })).codes;
    };
    expect(await changeOwn(company.admin, reading)).toEqual(['common.Forbidden']);
    expect(await changeOwn(company.admin, [...reading, 'EmployeesEdit'])).toEqual([]);
    expect(await changeOwn(await company.person('employee'), reading)).toEqual([]);
  });

  test('opens nothing while its owner is inactive, not even what an inactive person may open', async () => {
    const { admin, bot, companyId } = await keyOf();
    const look = { query: { companyUserEncrId: admin.companyUserId } };
    const become = (state: string) =>
      // Not by deactivating, which ends the keys themselves.
      server.database.forCompany(companyId, ({ tx }) =>
        sql`update company_user set state = ${state} where company_id = ${companyId} and id = ${admin.companyUserId}::uuid`.execute(tx),
      );
    await become('inactive');
    expect([(await admin.call(getCompanyUser, look)).status, (await bot.call(getCompanyUser, look)).status]).toEqual([200, 401]);
    await become('active');
    expect((await bot.call(getCompanyUser, look)).status).toBe(200);
  });

  test('is dead once revoked, and once expired', async () => {
    const { admin, bot, apiKeyId } = await keyOf();
    expect((await admin.call(revokeApiKey, { body: { apiKeyId } })).status).toBe(200);
    expect((await bot.call(getOwnWork)).status).toBe(401);
    const expires = new Date(server.clock.now().getTime() + hour).toISOString();
    const { json } = await admin.call(createApiKey, { body: { name: 'Short', expires } });
    const short = server.nobody.with({ bearer: String(json['key']) });
    expect((await short.call(getOwnWork)).status).toBe(200);
    server.clock.advance(2 * hour);
    expect((await short.call(getOwnWork)).status).toBe(401);
  });

  test('is stored as a digest only', async () => {
    const { bearer } = await keyOf();
    const { rows } = await server.database.transaction(async ({ tx }) => {
      return sql<{
        hits: number;
      }>`select count(*)::integer as hits from secret where digest = ${bearer} or digest like '%samspill%'`.execute(tx);
    });
    expect(rows[0]?.hits).toBe(0);
  });
});

test('an older choice of language does not undo a newer one', async () => {
  const { admin } = await server.newCompany();
  const choose = (preferredLanguage: string, timestamp: string) =>
    admin.call(updateUserLanguage, { body: { preferredLanguage, timestamp } });
  await choose('en-gb', '2026-11-21T08:00:01.000Z');
  const late = await choose('nb', '2026-11-21T08:00:00.000Z');
  expect(late.json['preferredLanguage']).toBe('en-gb');
});

test('each tab has its own company', async () => {
  const [first, second] = [await server.newCompany('Først AS'), await server.newCompany('Sist AS')];
  await server.database.forCompany(second.companyId, ({ tx }) =>
    sql`update company_user set account_id = null where company_id = ${second.companyId}`.execute(tx),
  );
  await server.database.forCompany(second.companyId, ({ tx }) =>
    sql`update company_user set account_id = ${first.admin.accountId}::uuid where company_id = ${second.companyId}`.execute(tx),
  );
  const inSecond = first.admin.with({ companyId: second.companyId });
  expect((await first.admin.call(currentUser)).json['user']).toMatchObject({ companyName: 'Først AS', companies: [{}, {}] });
  expect((await inSecond.call(currentUser)).json['user']).toMatchObject({ companyName: 'Sist AS' });
});
