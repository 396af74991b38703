import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { getTeasers } from '../contract/endpoints.ts';

const server = await testServer();
const ask = (url: string, headers = {}) => server.app.inject({ url, headers });
let src = '';

beforeAll(async () => {
  const { admin } = await server.newCompany();
  const { json } = await admin.call(getTeasers, { query: { feature: 'gdpr', language: 'no' } });
  src = (json['cards'] as { picture: { src: string } }[])[0]?.picture.src ?? '';
});

describe('a picture of our own', () => {
  test('is served to anybody, in its own form and size', async () => {
    const answer = await ask(src);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 750 });
  });

  test.each([
    ['?w=300&fm=webp', { format: 'webp', width: 320, height: 200 }],
    ['?h=200&fm=jpg', { format: 'jpeg', width: 512, height: 320 }],
    ['?w=320&h=80', { format: 'png', width: 128, height: 80 }],
    ['?w=320&q=3&auto=format&dl=evil.exe', { format: 'png', width: 320 }],
    ['?w=0&fm=exe', { format: 'png', width: 1200 }],
  ])('heeds only size and form: %s', async (query, expected) => {
    const answer = await ask(src + query);
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject(expected);
  });

  test('is kept by browsers for ever, and not sent twice', async () => {
    const { headers } = await ask(src);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
      'nosniff',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
    const again = await ask(src, { 'if-none-match': headers['etag'] });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});

test.each([
  ['another project', '/cdn-sanity/images/other/production/abc-1200x750.png'],
  ['another data set', '/cdn-sanity/images/local/other/abc-1200x750.png'],
  ['an unknown picture', '/cdn-sanity/images/local/production/abc-1200x750.png'],
  ['something that is no picture', '/cdn-sanity/images/local/production/package.json'],
  ['a path upwards', '/cdn-sanity/images/local/production/..%2f..%2fx-1x1.png'],
])('%s is missing', async (_, url) => {
  expect((await ask(url)).statusCode).toBe(404);
});
