import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const password = 'granskog og klippfisk';

test('writes a PHC string that takes its own password and no other', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifyPassword(password, hash)).toEqual({ valid: true, outdated: false });
  expect(await verifyPassword(`${password} `, hash)).toEqual({ valid: false, outdated: false });
  expect(await hashPassword(password)).not.toBe(hash);
});

test('takes the same signs typed on another keyboard', async () => {
  const hash = await hashPassword('blåbærsyltetøy'.normalize('NFD'));
  expect(await verifyPassword('blåbærsyltetøy'.normalize('NFC'), hash)).toMatchObject({ valid: true });
});

test('says when a hash was made with weaker parameters', async () => {
  const salt = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, memory: 8192, passes: 1, parallelism: 1, tagLength: 32 });
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const old = `$argon2id$v=19$m=8192,t=1,p=1$${bare(salt)}$${bare(tag)}`;
  expect(await verifyPassword(password, old)).toEqual({ valid: true, outdated: true });
});

test('never says yes without a stored hash, or to one it cannot read', async () => {
  for (const stored of [undefined, '', 'plain', '$2b$10$abcdefghijklmnopqrstuv']) {
    expect(await verifyPassword(password, stored)).toEqual({ valid: false, outdated: false });
  }
});

test('an unknown person costs as much work as a known one', async () => {
  const hash = await hashPassword(password);
  // CPU time instead of elapsed time, which on a busy machine depends on other processes.
  const work = async (stored: string | undefined) => {
    const start = process.cpuUsage();
    for (let round = 0; round < 8; round += 1) await verifyPassword('wrong', stored);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  await work(hash);
  const [known, unknown] = [await work(hash), await work(undefined)];
  // Without the same work the ratio would be about a thousandth.
  expect(unknown / known).toBeGreaterThan(0.1);
});
