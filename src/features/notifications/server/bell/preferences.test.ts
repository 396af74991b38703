import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getOwnPreferences, unsubscribe, updateOwnPreferences } from '../../contract/endpoints-bell.ts';
import { reasons } from '../../contract/reasons.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { secretOf } from '../unsubscribe-secret.ts';

const server = await testServer();

const nothing: Preferences = { muted: [], digestAt: null, quietFrom: null, quietTo: null, muteWhileAway: false };
const peace: Preferences = {
  muted: [{ reason: 'Birthday', channel: 2 }],
  digestAt: '16:30',
  quietFrom: '18:00',
  quietTo: '07:00',
  muteWhileAway: true,
};
interface Own {
  preferences: Preferences;
  version: number;
  hasMobile: boolean;
}
// Typed by the contract of the answer.
const own = async (by: Caller): Promise<Own> => (await by.call(getOwnPreferences, {})).json as never;
const choose = (by: Caller, preferences: Preferences, version = 0) => by.call(updateOwnPreferences, { body: { preferences, version } });

describe('what one wants to be told of', () => {
  test('is nothing special until it is chosen, and then is as chosen', async () => {
    const { admin } = await server.newCompany();
    expect(await own(admin)).toMatchObject({ preferences: nothing, version: 0 });
    expect((await choose(admin, peace)).json).toMatchObject({ preferences: peace, version: 1 });
    expect(await own(admin)).toMatchObject({ preferences: peace, version: 1 });
  });

  test('can be told by SMS of whoever has a number of their own', async () => {
    const { admin, person, companyId } = await server.newCompany();
    const reached = await person('employee');
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set mobile_phone_number = '91234567' where id = ${String(reached.companyUserId)}::uuid`.execute(tx),
    );
    expect([(await own(admin)).hasMobile, (await own(reached)).hasMobile]).toEqual([false, true]);
  });

  test('stands in the log as theirs, so that it goes when they are erased (log.3)', async () => {
    const { admin, companyId } = await server.newCompany();
    const companyUserId = String(admin.companyUserId);
    await choose(admin, peace);
    const secret = secretOf(server.services.secrets, { companyId, companyUserId, about: 'WorkAnniversary' });
    expect((await server.nobody.call(unsubscribe, { body: { secret } })).codes).toEqual([]);
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql`select detail.company_user_id as id from audit_log line join audit_detail detail
        on detail.company_id = line.company_id and detail.audit_id = line.id
        where line.company_id = ${companyId} and line.entity = 'notificationPreference'`.execute(tx),
    );
    expect(rows).toEqual([{ id: companyUserId }, { id: companyUserId }]);
  });

  test('is not written over from another tab', async () => {
    const { admin } = await server.newCompany();
    await choose(admin, peace);
    const late = await choose(admin, nothing);
    expect([late.status, late.codes, late.json['details']]).toEqual([409, ['common.Conflict'], { preferences: peace, version: 1 }]);
    expect((await choose(admin, nothing, 1)).json).toMatchObject({ preferences: nothing, version: 2 });
  });

  test('is kept from one of two tabs that choose for the first time at the same moment', async () => {
    const { admin } = await server.newCompany();
    const answers = await Promise.all([choose(admin, peace), choose(admin, { ...nothing, digestAt: '09:00' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await own(admin)).version).toBe(1);
  });

  test.each([
    [{ quietFrom: '18:00' }, { 'preferences.quietTo': 'required' }],
    [{ quietTo: '07:00' }, { 'preferences.quietFrom': 'required' }],
    [{ digestAt: '25:00' }, { 'preferences.digestAt': 'invalid' }],
    [{ muted: [{ reason: 'Birthday', channel: 1 }] }, { 'preferences.muted[0].channel': 'invalid' }],
  ])('refuses %o', async (change, fields) => {
    const { admin } = await server.newCompany();
    const answer = await admin.call(updateOwnPreferences, { body: { preferences: { ...nothing, ...change }, version: 0 } });
    expect([answer.status, answer.fields]).toEqual([400, fields]);
  });
});

describe('the link of a mail', () => {
  async function world() {
    const company = await server.newCompany('Fjord AS');
    const kari = await company.person('employee');
    const of = { companyId: company.companyId, companyUserId: kari.companyUserId ?? '', about: 'Birthday' } as const;
    return { kari, secret: secretOf(server.services.secrets, of), digest: secretOf(server.services.secrets, { ...of, about: 'digest' }) };
  }

  test('ends mail about one thing without signing in, and takes it back', async () => {
    const { kari, secret } = await world();
    const ended = await server.nobody.call(unsubscribe, { body: { secret } });
    expect(ended.json).toMatchObject({ companyName: 'Fjord AS', reason: 'Birthday', isMuted: true });
    await server.nobody.call(unsubscribe, { body: { secret } });
    expect((await own(kari)).preferences.muted).toEqual([{ reason: 'Birthday', channel: 2 }]);
    expect((await server.nobody.call(unsubscribe, { body: { secret, undo: true } })).json).toMatchObject({ isMuted: false });
    expect((await own(kari)).preferences.muted).toEqual([]);
  });

  test('of a digest ends mail about everything, and takes back just that', async () => {
    const { kari, secret, digest } = await world();
    await server.nobody.call(unsubscribe, { body: { secret } });
    const ended = await server.nobody.call(unsubscribe, { body: { secret: digest } });
    expect(ended.json).toMatchObject({ companyName: 'Fjord AS', reason: null, isMuted: true });
    const mutedByMail = async () => (await own(kari)).preferences.muted.map(({ reason, channel }) => `${reason}:${channel}`);
    expect((await mutedByMail()).toSorted()).toEqual(reasons.map((reason) => `${reason}:2`).toSorted());
    const { changed } = ended.json as { changed: string[] };
    expect(changed).not.toContain('Birthday');
    await server.nobody.call(unsubscribe, { body: { secret: digest, undo: true, changed } });
    expect(await mutedByMail()).toEqual(['Birthday:2']);
    await server.nobody.call(unsubscribe, { body: { secret: digest, undo: true } });
    expect(await mutedByMail()).toEqual([]);
  });

  test('is posted by mail programs as a form, from anywhere (RFC 8058)', async () => {
    const { kari, secret } = await world();
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/notifications/unsubscribe?secret=${encodeURIComponent(secret)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect((await own(kari)).preferences.muted).toEqual([{ reason: 'Birthday', channel: 2 }]);
  });

  test('that was changed ends nothing', async () => {
    const { kari, secret } = await world();
    const answer = await server.nobody.call(unsubscribe, { body: { secret: secret.replace('Birthday', 'UserCreated') } });
    expect([answer.status, answer.codes]).toEqual([404, ['notificationRules.InvalidLink']]);
    expect((await own(kari)).version).toBe(0);
  });
});
