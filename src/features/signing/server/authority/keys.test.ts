import { randomBytes, verify, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { P12Signer } from '@libpdf/core';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import { resealAll } from '#kernel/server/reseal.ts';
import type { SealKeyPlace } from '#kernel/server/config.ts';
import { testServer } from '#testing/server.ts';
import { oldPkcs12, testKeyFiles, testPkcs12 } from '../../testing/key-files.ts';
import { areSealToolsHere } from '../../testing/seal-tools.ts';
import { signingService } from '../../testing/signing-service.ts';
import { readKnownCertificates } from '../verify/store-proof.ts';
import { saveSealKey, sealingKey } from './sealing-key.ts';
import { fingerprintOf } from './own-key.ts';
import type { SealKey } from './seal-key.ts';

const server = await testServer();
const { services, database, clock } = server;

const known = () => database.read(readKnownCertificates);
const subjectOf = ({ certificate }: Pick<SealKey, 'certificate'>) => new X509Certificate(certificate).subject;

async function signs(key: SealKey): Promise<boolean> {
  const content = randomBytes(50);
  return verify('sha256', content, new X509Certificate(key.certificate).publicKey, await key.sign(content));
}

describe('a key of the installation’s own', () => {
  test('is made once, by whoever is first, below an authority', async () => {
    const [first, ...others] = await Promise.all([sealingKey(services), sealingKey(services), sealingKey(services)]);
    const fingerprints = [first, ...others].map(({ certificate }) => fingerprintOf(certificate));
    expect(await known()).toEqual([fingerprints[0]]);
    expect(new Set(fingerprints).size).toBe(1);
    const { certificate, chain } = first;
    const [own, above] = [new X509Certificate(certificate), new X509Certificate(chain[0] ?? Buffer.alloc(0))];
    expect(own.verify(above.publicKey) && above.verify(above.publicKey) && own.checkIssued(above)).toBe(true);
    expect([own.ca, above.ca]).toEqual([false, true]);
    expect(await signs(first)).toBe(true);
  });

  test('is sealed at rest, and sealed anew with a newer key of the installation', async () => {
    const stored = async () =>
      (await database.transaction(({ tx }) => sql<{ key: string }>`select private_key as key from signing_authority`.execute(tx))).rows;
    for (const { key } of await stored()) expect(key).toMatch(/^v1\.test\./);
    const newest = createSecrets([{ id: 'new', key: randomBytes(32) }, ...server.config.secretKeys]);
    const reports = await resealAll({ ...services, secrets: newest });
    expect(reports.find(({ table }) => table === 'signing_authority')).toMatchObject({ resealed: 2, unreadable: 0 });
    for (const { key } of await stored()) expect(key).toMatch(/^v1\.new\./);
    expect(await signs(await sealingKey({ ...services, secrets: newest }))).toBe(true);
  });

  test('is followed by another a year before it ends, below the same authority, and stays known', async () => {
    const fresh = await testServer();
    const first = await sealingKey(fresh.services);
    fresh.clock.advance(2 * 365 * 86_400_000 - 60_000);
    expect(fingerprintOf((await sealingKey(fresh.services)).certificate)).toBe(fingerprintOf(first.certificate));
    fresh.clock.advance(120_000);
    const second = await sealingKey(fresh.services);
    expect(fingerprintOf(second.certificate)).not.toBe(fingerprintOf(first.certificate));
    expect(second.chain).toEqual(first.chain);
    const both = [first, second].map(({ certificate }) => fingerprintOf(certificate));
    expect((await fresh.database.read(readKnownCertificates)).toSorted()).toEqual(both.toSorted());
    fresh.clock.advance(21 * 365 * 86_400_000);
    expect((await sealingKey(fresh.services)).chain).not.toEqual(first.chain);
  });
});

// OpenSSL makes certificates that are valid from the real day on.
const realClock = { ...clock, now: () => new Date() };
const withKey = (sealKey: SealKeyPlace) => ({ ...services, clock: realClock, config: { ...server.config, sealKey } });

describe.runIf(areSealToolsHere)('a key of the operator', async () => {
  const service = await signingService();
  afterAll(() => service.close());
  const atService: SealKeyPlace = {
    kind: 'service',
    url: service.url,
    clientId: 'samspill',
    clientSecret: 'hemmelig',
    credentialId: 'seal-1',
    pin: '1234',
  };

  test('comes from PKCS#12, with the certificates above it, and is known from then on', async () => {
    const key = await sealingKey(withKey({ kind: 'pkcs12', file: testPkcs12(), password: 'test' }));
    expect(subjectOf(key)).toBe('O=Fjord AS\nCN=Fjord AS segl');
    expect(key.chain.map((certificate) => subjectOf({ certificate }))).toEqual(['O=Tillit AS\nCN=Tillit CA']);
    expect(await signs(key)).toBe(true);
    expect(await known()).toContain(fingerprintOf(key.certificate));
  });

  test.each(['rsa', 'ec'] as const)('comes from PEM: %s', async (kind) => {
    const key = await sealingKey(withKey({ kind: 'pem', password: undefined, ...testKeyFiles({ kind }) }));
    expect([key.kind, key.chain.length, await signs(key)]).toEqual([kind, 1, true]);
  });

  test('signs in a service that sees digests only, each authorized before', async () => {
    const key = await sealingKey(withKey(atService));
    expect([subjectOf(key), key.chain.length, await signs(key)]).toEqual(['O=Fjord AS\nCN=Fjord AS segl', 1, true]);
    expect([service.signed, service.complaints]).toEqual([1, []]);
  });

  const folder = testKeyFiles();
  test.each<[string, () => SealKeyPlace, RegExp]>([
    ['a file that is not there', () => ({ kind: 'pkcs12', file: '/nowhere.p12', password: '' }), /SEAL_PKCS12_FILE cannot be read: ENOENT/],
    ['another password', () => ({ kind: 'pkcs12', file: testPkcs12(), password: 'x' }), /password is another/],
    ['no PEM', () => ({ kind: 'pem', ...folder, keyFile: folder.certificateFile, password: undefined }), /SEAL_KEY_FILE cannot be opened/],
    [
      'the certificate of another',
      () => ({ kind: 'pem', ...folder, certificateFile: testKeyFiles().certificateFile, password: undefined }),
      /No certificate belongs/,
    ],
    ['a wrong secret of the service', () => ({ ...atService, clientSecret: 'x' }), /answered 400 to \/csc\/v1\/oauth2\/token/],
    ['an unknown credential', () => ({ ...atService, credentialId: 'x' }), /answered 400 to \/csc\/v1\/credentials\/info/],
    ['a service that is not there', () => ({ ...atService, url: 'http://127.0.0.1:1/csc/v1' }), /cannot be reached/],
  ])('with %s is refused in a sentence', async (_name, place, sentence) => {
    await expect(sealingKey(withKey(place()))).rejects.toThrow(sentence);
  });

  test('with an old encryption is refused also beside a library that opens it', async () => {
    const signer = await P12Signer.create(readFileSync(oldPkcs12()), 'test');
    expect(signer.certificate.length).toBeGreaterThan(0);
    const place = { kind: 'pkcs12', file: oldPkcs12(), password: 'test' } as const;
    await expect(sealingKey(withKey(place))).rejects.toThrow(/-keypbe AES-256-CBC/);
  });

  test.each([
    ['down', /answered 503/],
    ['rude', /another way than the CSC API says/],
  ] as const)('in a service that is %s cannot be used', async (mood, sentence) => {
    service.mood = mood;
    await expect(sealingKey(withKey(atService))).rejects.toThrow(sentence);
    service.mood = 'well';
  });

  test('whose certificate has ended is refused, and the log of the server says so', async () => {
    const said: unknown[] = [];
    const late = { ...withKey({ kind: 'pem', ...folder, password: undefined }), clock: { ...clock, now: () => new Date('2050-01-01') } };
    const log = Object.assign(Object.create(services.log) as typeof services.log, {
      error: (...line: unknown[]) => void said.push(line[1]),
    });
    await expect(saveSealKey({ ...late, log })).rejects.toThrow(/is not valid now/);
    expect(said).toEqual(['documents cannot be sealed']);
  });

  test('in a file that is no PKCS#12 is refused', async () => {
    const file = `${folder.folder}/text.p12`;
    writeFileSync(file, 'hei');
    await expect(sealingKey(withKey({ kind: 'pkcs12', file, password: '' }))).rejects.toThrow(/SEAL_PKCS12_FILE cannot be opened/);
  });
});
