import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { knownSoftware } from '../contract/known-software.ts';

const { app } = await testServer();

test('gives the known software and its pictures to everybody', async () => {
  const list = await app.inject({ url: '/data/software.json' });
  expect([list.statusCode, list.json()]).toEqual([200, { softwares: knownSoftware }]);
  const picture = await app.inject({ url: knownSoftware[0]?.asset ?? '' });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')]);
  expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await app.inject({ url: '/data/software/unknown.svg' })).statusCode).toBe(404);
});
