import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadKeys } from '#identity/server/keys.ts';
import { listKeys } from '#identity/server/store-key.ts';
import { systemClock } from '#kernel/server/clock.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import type { SecretKey } from '#kernel/server/key-file.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { resealKeysCommand } from './reseal-keys.ts';

const { database, connection } = await testDatabase();
const former: SecretKey = { id: '2026a', key: randomBytes(32) };
const newest: SecretKey = { id: '2027a', key: randomBytes(32) };
const keysUnder = (...keys: SecretKey[]) => ({ database, clock: systemClock, secrets: createSecrets(keys) });
const kids = async () => (await loadKeys(keysUnder(newest, former))).signing.map(({ kid }) => kid);
/** Whether the newest key has sealed them, the oldest first. */
const areFresh = async () => {
  const stored = await database.transaction(listKeys);
  const { freshPrefix } = createSecrets([newest]);
  return stored
    .filter(({ purpose }) => purpose === 'signing')
    .map(({ sealed }) => sealed.startsWith(freshPrefix))
    .toReversed();
};
const use = (...keys: SecretKey[]) =>
  vi.stubEnv('SECRET_KEYS', keys.map(({ id, key }) => `${id}:${Buffer.from(key).toString('base64')}`).join(','));
let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const { host = '', port = 5432, user = '', password, database: name = '' } = connection;
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  vi.stubEnv('DATABASE_URL', `postgres://${user}${secret}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`);
  vi.stubEnv('DATA_DIR', mkdtempSync(join(tmpdir(), 'reseal-')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('the provider’s keys are renewed alone, each time, and nothing else is sealed anew', async () => {
  const [first] = (await loadKeys(keysUnder(former))).signing.map(({ kid }) => kid);
  use(former);
  await resealKeysCommand(['--provider-only']);
  const [second] = await kids();
  expect(await kids()).toEqual([second, first]);
  expect(second).not.toBe(first);
  expect(said.at(-1)).toContain('Restart every process');

  use(newest, former);
  await resealKeysCommand(['--provider-only']);
  expect(await kids()).toEqual([expect.anything(), second, first]);
  expect(await areFresh(), 'the former ones are left as they were').toEqual([false, false, true]);
});
