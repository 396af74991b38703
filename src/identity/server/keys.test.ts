import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { relyingParty, startIdentity, testPassword, testSecretKeys } from '../testing/identity.ts';
import { sweepIdentity } from './admin.ts';
import { loadKeys, renewKeys, rotateKeys } from './keys.ts';
import { listKeys } from './store-key.ts';
import { writePayload } from './store-payload.ts';

const { database } = await testDatabase();

test('two processes that start together get the same keys, and keep them', async () => {
  const [one, other] = await Promise.all([startIdentity(database), startIdentity(database)]);
  const keysOf = async ({ publicUrl }: { publicUrl: string }) => (await fetch(`${publicUrl}/identity/jwks`)).json();
  const first: unknown = await keysOf(one);
  expect(await keysOf(other)).toEqual(first);
  expect(await keysOf(await startIdentity(database))).toEqual(first);
  expect(JSON.stringify(first)).not.toContain('"d"');
});

test('new keys sign from the next start, and the old ones still verify for two days', async () => {
  const before = await startIdentity(database);
  await before.addUser({ email: 'kari@example.no' });
  const app = await relyingParty(before);
  const { idToken } = await app.redeem(await app.browser.fillIn(await app.begin(), { email: 'kari@example.no', password: testPassword }));

  await rotateKeys(before.services);
  const { signing, cookie } = await loadKeys(before.services);
  expect(signing).toHaveLength(2);
  expect(cookie).toHaveLength(2);
  const [current, old] = signing;
  const header: { kid?: string } = JSON.parse(Buffer.from(idToken.split('.')[0] ?? '', 'base64url').toString());
  expect(header.kid).toBe(old?.kid);
  expect(current?.kid).not.toBe(old?.kid);

  before.clock.advance(2 * 24 * 60 * 60 * 1000 + 1000);
  await rotateKeys(before.services);
  await rotateKeys(before.services);
  const kids = (await loadKeys(before.services)).signing.map(({ kid }) => kid);
  expect(kids).not.toContain(old?.kid);
});

test('keys that an older secret key has sealed are renewed once, and published for two days more', async () => {
  const { services, clock } = await startIdentity(await testDatabase().then((opened) => opened.database));
  expect(await renewKeys(services), 'they are sealed with the newest').toBe(false);
  const [old] = (await loadKeys(services)).signing;
  const rotated = { ...services, secrets: createSecrets([{ id: 'newer', key: randomBytes(32) }, ...testSecretKeys]) };
  expect([await renewKeys(rotated), await renewKeys(rotated)]).toEqual([true, false]);
  const kids = async () => (await loadKeys(rotated)).signing.map(({ kid }) => kid);
  expect(await kids()).toEqual([expect.not.stringMatching(String(old?.kid)), old?.kid]);
  clock.advance(2 * 24 * 60 * 60 * 1000 - 1000);
  expect(await kids()).toHaveLength(2);
  clock.advance(1000);
  expect(await kids()).toHaveLength(1);
  await services.database.transaction((unit) => sweepIdentity(unit, new Date(clock.now().getTime() + 1)));
  expect(await services.database.transaction(listKeys)).toHaveLength(2);
});

test('the sweep removes what is over and nothing else', async () => {
  const { clock } = await startIdentity(database);
  const now = clock.now();
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const rest = { payload: 'sealed', grantId: null, uid: null, subject: null };
  const left = await database.transaction(async (unit) => {
    await writePayload(unit, { model: 'Test', id: 'over', ...rest, expiresAt: at(-1000) });
    await writePayload(unit, { model: 'Test', id: 'live', ...rest, expiresAt: at(1000) });
    await sweepIdentity(unit, now);
    return unit.tx
      .withTables<{ identity_payload: { id: string; model: string } }>()
      .selectFrom('identity_payload')
      .select('id')
      .where('model', '=', 'Test')
      .execute();
  });
  expect(left).toEqual([{ id: 'live' }]);
});
