import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { identityClient } from '#kernel/server/identity-client.ts';
import { newId } from '#kernel/server/id.ts';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import {
  apiKeys,
  createApiKey,
  currentUser,
  endSession,
  memberships,
  resetMfa,
  revokeApiKey,
  security,
  sessions,
  updateUserLanguage,
} from '../contract/endpoints.ts';
import { getCompanyApiKeys, revokeCompanyApiKey } from '../contract/endpoints-company-keys.ts';

const server = await testServer();
const minutes = (count: number) => count * 60_000;

/** Gives a user a sign-in at the embedded provider with a second factor, and recovery codes of which one is used. */
async function withTwoSteps({ accountId }: Caller): Promise<void> {
  const subject = newId();
  const { issuer } = identityClient(server.config, server.services.secrets);
  await server.database.transaction(async ({ tx }) => {
    await sql`insert into identity_user (subject, email, email_verified, given_name, family_name, language, password_hash, totp_secret, created_at, password_changed_at)
      values (${subject}, ${`${subject}@example.no`}, true, 'Kari', 'Nordmann', 'no', 'x', 'sealed', now(), now())`.execute(tx);
    await sql`insert into identity_recovery_code (subject, digest, used_at) values (${subject}, 'a', null), (${subject}, 'b', null), (${subject}, 'c', now())`.execute(
      tx,
    );
    await sql`insert into account_identity (issuer, subject, account_id) values (${issuer}, ${subject}, ${accountId})`.execute(tx);
  });
}

async function newKey(who: Caller, body: object = {}): Promise<Caller> {
  const { json } = await who.call(createApiKey, { body: { name: 'Lønn', ...body } });
  return who.with({ bearer: String(json['key']) });
}

async function idsOf(who: Caller, list: typeof sessions | typeof apiKeys): Promise<string[]> {
  const { json } = await who.call(list);
  if (list === sessions) return (json['sessions'] as { sessionId: string }[]).map(({ sessionId }) => sessionId);
  return (json['apiKeys'] as { apiKeyId: string }[]).map(({ apiKeyId }) => apiKeyId);
}

describe('an API key', () => {
  test('is made within ten minutes of signing in, and its owner is told by mail', async () => {
    const { admin } = await server.newCompany();
    server.clock.advance(minutes(10));
    expect((await admin.call(createApiKey, { body: { name: '<b>Lønn</b>' } })).status).toBe(200);
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ to: `${admin.accountId}@example.no`, subject: 'En ny API-nøkkel ble opprettet i ditt navn' });
    expect(mail?.text).toContain('/no/my-settings?tab=api-keys');
    expect(mail?.html).not.toContain('<b>Lønn');
  });

  test('asks for a sign-in again when the last is older', async () => {
    const { admin } = await server.newCompany();
    server.clock.advance(minutes(10) + 1000);
    const answer = await admin.call(createApiKey, { body: { name: 'Lønn' } });
    expect([answer.status, answer.codes]).toEqual([403, ['authentication.RecentSignInRequired']]);
    expect(await idsOf(admin, apiKeys)).toEqual([]);
  });

  test('does what its owner may, no more than was chosen, until it is revoked', async () => {
    const { admin } = await server.newCompany();
    const key = await newKey(admin, { permissions: ['OrganisationView'] });
    expect((await key.call(currentUser)).status).toBe(200);
    const reset = await key.call(resetMfa, { query: { companyUserId: admin.companyUserId } });
    expect(reset.codes).toEqual(['common.Forbidden']);
    const [apiKeyId] = await idsOf(admin, apiKeys);
    await admin.call(revokeApiKey, { body: { apiKeyId } });
    expect((await key.call(currentUser)).status).toBe(401);
    expect((await admin.call(revokeApiKey, { body: { apiKeyId } })).status).toBe(404);
  });

  test('of a person whose access has ended opens nothing', async () => {
    const { companyId, admin } = await server.newCompany();
    const key = await newKey(admin);
    await server.database.forCompany(companyId, ({ tx }) => sql`update company_user set state = 'inactive'`.execute(tx));
    expect((await key.call(currentUser)).status).toBe(401);
    expect((await admin.call(createApiKey, { body: { name: 'Ny' } })).codes).toEqual(['common.Forbidden']);
  });

  test('is revoked by its owner only', async () => {
    const { admin, person } = await server.newCompany();
    await newKey(admin);
    const [apiKeyId] = await idsOf(admin, apiKeys);
    const colleague = await person('systemadmin');
    expect((await colleague.call(revokeApiKey, { body: { apiKeyId } })).status).toBe(404);
    expect(await idsOf(colleague, apiKeys)).toEqual([]);
    expect(await idsOf(admin, apiKeys)).toEqual([apiKeyId]);
  });

  test('cannot touch what is the person’s own', async () => {
    const { admin } = await server.newCompany();
    const key = await newKey(admin);
    const answers = await Promise.all([
      key.call(createApiKey, { body: { name: 'Barn' } }),
      key.call(resetMfa, { query: { companyUserId: admin.companyUserId } }),
      key.call(sessions),
      key.call(endSession, { body: {} }),
      key.call(memberships),
      key.call(security),
    ]);
    for (const { status, codes } of answers) expect([status, codes]).toEqual([403, ['authentication.NotWithApiKey']]);
  });
});

describe('two-step sign-in', () => {
  test('is reset by its owner after a recent sign-in, who is told by mail', async () => {
    const { admin } = await server.newCompany();
    await withTwoSteps(admin);
    const query = { companyUserId: admin.companyUserId };
    server.clock.advance(minutes(11));
    expect((await admin.call(resetMfa, { query })).codes).toEqual(['authentication.RecentSignInRequired']);
    server.clock.advance(-minutes(11));
    expect((await admin.call(resetMfa, { query })).status).toBe(200);
    expect((await admin.call(currentUser)).json['user']).toMatchObject({ mfaEnabled: false });
    expect((await server.mails())[0]).toMatchObject({
      to: `${admin.accountId}@example.no`,
      subject: 'Totrinnspåloggingen ble tilbakestilt',
    });
    expect((await admin.call(resetMfa, { query })).codes).toEqual(['authentication.MfaNotEnabled']);
  });

  test('of another is reset by a system admin, in the language of that other, who is signed out', async () => {
    const { admin, person } = await server.newCompany();
    const employee = await person('employee');
    await withTwoSteps(employee);
    await employee.call(updateUserLanguage, { body: { preferredLanguage: 'en-gb', timestamp: server.clock.now().toISOString() } });
    const query = { companyUserId: employee.companyUserId };
    expect((await (await person('hradmin')).call(resetMfa, { query })).codes).toEqual(['common.Forbidden']);
    expect((await admin.call(resetMfa, { query })).status).toBe(200);
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ to: `${employee.accountId}@example.no`, subject: 'Two-step sign-in was reset' });
    expect(mail?.text).toContain('A System Admin reset');
    expect((await employee.call(currentUser)).status).toBe(401);
  });

  test('of somebody who has left is reset by no system admin', async () => {
    const { admin, companyId, person } = await server.newCompany();
    const leaver = await person('employee');
    await withTwoSteps(leaver);
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set state = 'inactive' where company_id = ${companyId} and id = ${leaver.companyUserId}::uuid`.execute(tx),
    );
    expect((await admin.call(resetMfa, { query: { companyUserId: leaver.companyUserId } })).codes).toEqual(['common.Forbidden']);
    expect((await leaver.call(currentUser)).json['user']).toMatchObject({ mfaEnabled: true });
  });

  test('tells how many recovery codes are left', async () => {
    const { admin } = await server.newCompany();
    const before = await admin.call(security);
    expect(before.json['security']).toMatchObject({ isEmbedded: true, mfaEnabled: false, recoveryCodesLeft: 0 });
    await withTwoSteps(admin);
    expect((await admin.call(security)).json['security']).toMatchObject({ mfaEnabled: true, recoveryCodesLeft: 2 });
  });
});

describe('sessions', () => {
  test('are listed for their owner alone, and another’s cannot be ended', async () => {
    const { admin, person } = await server.newCompany();
    const colleague = await person('employee');
    const [sessionId] = await idsOf(colleague, sessions);
    expect(await idsOf(admin, sessions)).not.toContain(sessionId);
    expect((await admin.call(endSession, { body: { sessionId } })).status).toBe(404);
    expect((await colleague.call(sessions)).status).toBe(200);
  });

  test('end all but the one at hand when none is named', async () => {
    const { admin } = await server.newCompany();
    const there = newId();
    await server.database.transaction(({ tx }) =>
      sql`insert into session (digest, id, account_id, issuer, subject, mfa, authenticated_at, created_at, last_seen_at, idle_expires_at, absolute_expires_at, idle_minutes, user_agent, ip)
        select ${there}, ${there}::uuid, account_id, issuer, subject, mfa, authenticated_at, created_at, last_seen_at, idle_expires_at, absolute_expires_at, idle_minutes, user_agent, ip
        from session where account_id = ${admin.accountId}`.execute(tx),
    );
    expect(await idsOf(admin, sessions)).toContain(there);
    await admin.call(endSession, { body: {} });
    const { json } = await admin.call(sessions);
    expect(json['sessions']).toEqual([expect.objectContaining({ isCurrent: true })]);
  });
});

test('the user is told when the session ends, and an API key that there is none', async () => {
  const { admin } = await server.newCompany();
  const answer = await admin.call(currentUser);
  const told = (answer.json['user'] as { sessionExpirationTimestamp: string | null }).sessionExpirationTimestamp;
  expect(told).toBe(String(answer.headers['x-session-expires']));
  const byKey = await (await newKey(admin)).call(currentUser);
  expect(byKey.json['user']).toMatchObject({ sessionExpirationTimestamp: null });
});

test('memberships name one’s own companies, role and state, and nobody else’s', async () => {
  const email = `${newId()}@example.no`;
  const [one, other] = [await server.newCompany('Fjell AS'), await server.newCompany('Ås AS')];
  const me = await one.person('manager', { email });
  await server.database.forCompany(other.companyId, ({ tx }) =>
    sql`insert into company_user (company_id, id, state, role, account_id, has_access, first_name, last_name, search_text, email_address, created_at, updated_at)
      values (${other.companyId}, ${newId()}, 'inactive', 'accountant', ${me.accountId}, true, 'Kari', 'N', 'kari n', ${email}, now(), now())`.execute(
      tx,
    ),
  );
  expect((await me.call(memberships)).json['memberships']).toEqual([
    { companyId: one.companyId, companyName: 'Fjell AS', role: 'manager', state: 'active' },
    { companyId: other.companyId, companyName: 'Ås AS', role: 'accountant', state: 'inactive' },
  ]);
  const stranger = await server.stranger();
  expect((await stranger.call(memberships)).json['memberships']).toEqual([]);
});

describe('the language', () => {
  const spoken = async (who: Caller) => ((await who.call(currentUser)).json['user'] as { preferredLanguage: string }).preferredLanguage;
  const say = (who: Caller, preferredLanguage: string, at: number) =>
    who.call(updateUserLanguage, { body: { preferredLanguage, timestamp: new Date(server.clock.now().getTime() + at).toISOString() } });

  test('of the older of two choices is ignored, whichever comes last', async () => {
    const { admin } = await server.newCompany();
    await say(admin, 'en-gb', -1000);
    expect((await say(admin, 'nb', -5000)).json['preferredLanguage']).toBe('en-gb');
    expect(await spoken(admin)).toBe('en-gb');
  });

  test('can be changed again after a device whose clock is ahead', async () => {
    const { admin } = await server.newCompany();
    await say(admin, 'en-gb', minutes(60));
    server.clock.advance(1000);
    await say(admin, 'nb', 0);
    expect(await spoken(admin)).toBe('nb');
  });
});

describe('the keys of everybody in the company', () => {
  test('are listed for system admins, with whose they are', async () => {
    const company = await server.newCompany();
    const owner = await company.person('manager', { firstName: 'Åse' });
    const key = await newKey(owner, { permissions: ['EmployeesViewDetails'] });
    await key.call(currentUser);
    const { json } = await company.admin.call(getCompanyApiKeys);
    expect(json).toMatchObject({
      isDecider: true,
      apiKeys: [
        {
          name: 'Lønn',
          permissions: ['EmployeesViewDetails'],
          lastUsedAt: expect.any(String),
          owner: { companyUserId: owner.companyUserId, fullName: 'Åse Nordmann', state: 'active' },
        },
      ],
    });
    const office = await company.person('officeadmin');
    expect((await office.call(getCompanyApiKeys)).json).toMatchObject({ isDecider: false, apiKeys: [] });
    expect((await (await server.newCompany()).admin.call(getCompanyApiKeys)).json).toMatchObject({ apiKeys: [] });
  });

  test('are revoked by system admins, and the owner is told why', async () => {
    const company = await server.newCompany('Ås & Sønn AS');
    const owner = await company.person('employee');
    const key = await newKey(owner, { name: 'Lønn' });
    const [apiKeyId] = await idsOf(owner, apiKeys);
    const body = { apiKeyId, reason: 'Ingen bruker den' };
    expect((await (await company.person('officeadmin')).call(revokeCompanyApiKey, { body })).codes).toEqual([
      'accesscontrol.OnlySystemAdmin',
    ]);
    expect((await (await server.newCompany()).admin.call(revokeCompanyApiKey, { body })).status).toBe(404);
    expect((await company.admin.call(revokeCompanyApiKey, { body })).status).toBe(200);
    expect((await key.call(currentUser)).status).toBe(401);
    const mail = (await server.mails()).find(({ to, subject }) => to === `${owner.accountId}@example.no` && subject.includes('trukket'));
    expect(mail?.text).toContain('Kari Nordmann har trukket tilbake API-nøkkelen din «Lønn» i Ås & Sønn AS.');
    expect(mail?.text).toContain('Begrunnelse: Ingen bruker den');
    expect((await company.admin.call(revokeCompanyApiKey, { body })).status).toBe(404);
    expect(await logLines(company.admin, { areas: ['security'] })).toMatchObject([
      {
        sentence: expect.stringContaining('Kari Nordmann trakk tilbake en API-nøkkel'),
        thing: 'Lønn',
        changes: [{ label: 'Begrunnelse', after: 'Ingen bruker den' }],
      },
      {},
    ]);
  });

  test('are no news to somebody who revokes their own', async () => {
    const { admin } = await server.newCompany();
    await newKey(admin);
    const [apiKeyId] = await idsOf(admin, apiKeys);
    const before = (await server.mails()).length;
    expect((await admin.call(revokeCompanyApiKey, { body: { apiKeyId } })).status).toBe(200);
    expect(await server.mails()).toHaveLength(before);
  });
});
