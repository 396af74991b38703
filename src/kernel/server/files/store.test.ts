import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { s3Server } from '../../testing/s3-server.ts';
import { isUnavailable } from '../unavailable.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';
import { clamScan } from './scan.ts';
import { stageUpload, sweepStaging } from './staging.ts';
import { DamagedBytes, keyOfPath, MissingBytes, pathOf } from './store.ts';
import type { FileStore } from './store.ts';

const root = mkdtempSync(join(tmpdir(), 'samspill-files-'));
const bucket = await s3Server();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A bucket of a real service, if configured: JSON with url, region, bucket, accessKeyId and secretAccessKey. */
const real = process.env['TEST_S3'];
const stores: Record<string, FileStore> = {
  disk: diskStore(join(root, 'disk')),
  s3: s3Store(bucket.config),
  ...(real && { 'a real S3': s3Store(JSON.parse(real)) }),
};
const staged = (bytes: Uint8Array) => stageUpload(join(root, 'staging'), 'fil', Readable.from([bytes]));
const store = (name: string) => stores[name] as FileStore;

describe.each(Object.keys(stores))('the store on %s', (name) => {
  test('gives back what was put, whole and in parts', async () => {
    const bytes = randomBytes(700_000);
    const upload = await staged(bytes);
    const key = { companyId: 7, sha256: upload.sha256 };
    await store(name).put(key, upload);
    expect((await buffer(await store(name).open(key))).equals(bytes)).toBe(true);
    expect((await buffer(await store(name).open(key, { start: 100, end: 199 }))).equals(bytes.subarray(100, 200))).toBe(true);
  });

  test('keeps the same content of two companies apart, and forgets what is removed', async () => {
    const [first, second] = [await staged(Buffer.from(name)), await staged(Buffer.from(name))];
    const [one, other] = [
      { companyId: 1, sha256: first.sha256 },
      { companyId: 2, sha256: second.sha256 },
    ];
    await store(name).put(one, first);
    await store(name).put(other, second);
    await store(name).remove(one);
    await store(name).remove(one);
    await expect(store(name).open(one)).rejects.toThrow(MissingBytes);
    const keys = await Array.fromAsync(store(name).keys());
    expect(keys).toContainEqual(other);
    expect(keys).not.toContainEqual(one);
  });

  test('keeps the head of each company’s log, which is no file, and forgets it with the company', async () => {
    expect(await store(name).readHead(12)).toBeUndefined();
    await store(name).writeHead(12, 'one');
    await store(name).writeHead(12, 'two');
    await store(name).writeHead(13, 'other');
    expect([await store(name).readHead(12), await store(name).readHead(13)]).toEqual(['two', 'other']);
    expect((await Array.fromAsync(store(name).keys())).filter(({ companyId }) => companyId === 12)).toEqual([]);
    await store(name).removeCompany(12);
    expect([await store(name).readHead(12), await store(name).readHead(13)]).toEqual([undefined, 'other']);
    await store(name).removeHeads();
    expect(await store(name).readHead(13)).toBeUndefined();
  });

  test('keeps a file of several parts', async () => {
    const upload = await staged(randomBytes(20 * 1024 * 1024));
    const key = { companyId: 7, sha256: upload.sha256 };
    await store(name).put(key, upload);
    expect(
      createHash('sha256')
        .update(await buffer(await store(name).open(key)))
        .digest('hex'),
    ).toBe(upload.sha256);
  });
});

test.each([
  ['disk', (name: string) => writeFileSync(join(root, 'disk', name), randomBytes(600_000))],
  ['s3', (name: string) => void bucket.objects.set(name, randomBytes(600_000))],
])('never hands a damaged file of %s out whole', async (where, damage) => {
  const upload = await staged(randomBytes(600_000));
  const key = { companyId: 9, sha256: upload.sha256 };
  await store(where).put(key, upload);
  damage(pathOf(key));
  await expect(buffer(await store(where).open(key))).rejects.toThrow(DamagedBytes);
  await expect(store(where).open(key, { start: 0, end: 9 })).rejects.toThrow(DamagedBytes);
});

describe('a bucket', () => {
  test('is asked again until all its names have come', async () => {
    const uploads = await Promise.all(Array.from({ length: 10 }, (_, number) => staged(Buffer.from(`brev ${number}`))));
    for (const upload of uploads) await store('s3').put({ companyId: 77, sha256: upload.sha256 }, upload);
    const keys = await Array.fromAsync(store('s3').keys());
    const ours = keys.filter(({ companyId }) => companyId === 77).map(({ sha256 }) => sha256);
    expect(ours.toSorted()).toEqual(uploads.map(({ sha256 }) => sha256).toSorted());
  });

  test('keeps no parts of a file that could not be put whole', async () => {
    const upload = await staged(randomBytes(17 * 1024 * 1024));
    const key = { companyId: 7, sha256: upload.sha256 };
    bucket.refuseFromPart = 2;
    await expect(store('s3').put(key, upload)).rejects.toThrow();
    bucket.refuseFromPart = Infinity;
    expect([bucket.uploads.size, bucket.objects.has(pathOf(key))]).toEqual([0, false]);
  });

  test('that is full may have room later', async () => {
    const full = createHttpServer((request, response) => request.resume().once('end', () => response.writeHead(507).end()));
    await new Promise<void>((resolve) => void full.listen(0, '127.0.0.1', resolve));
    // A listening server has an address of this shape.
    const { port } = full.address() as AddressInfo;
    const upload = await staged(Buffer.from('for mye'));
    const putting = s3Store({ ...bucket.config, url: `http://127.0.0.1:${port}` }).put({ companyId: 7, sha256: upload.sha256 }, upload);
    expect(isUnavailable(await putting.catch((error: unknown) => error))).toBe(true);
    full.closeAllConnections();
    full.close();
  });

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'AKOTHER' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'other' }, 'NoSuchBucket'],
  ])('that refuses %s is a fault and no missing file', async (_what, wrong, code) => {
    const wrongly = s3Store({ ...bucket.config, ...wrong });
    const upload = await staged(Buffer.from(code));
    await expect(wrongly.put({ companyId: 7, sha256: upload.sha256 }, upload)).rejects.toThrow(code);
    const opened = wrongly.open({ companyId: 7, sha256: upload.sha256 });
    await expect(opened).rejects.not.toThrow(MissingBytes);
    await expect(opened).rejects.toThrow(code);
  });
});

test('reads its own names back and no others', () => {
  const key = { companyId: 12, sha256: 'ab'.repeat(32) };
  expect(keyOfPath(pathOf(key))).toEqual(key);
  expect(['12/cd/'.concat('ab'.repeat(32)), '../x', '12/ab/abc', `x/ab/${'ab'.repeat(32)}`].map(keyOfPath)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(() => pathOf({ companyId: 1, sha256: '../../etc/passwd' })).toThrow('no key');
});

test('leaves nothing of a stream that breaks, and sweeps what a killed process left', async () => {
  const folder = join(root, 'broken');
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('gone');
    })(),
  );
  await expect(stageUpload(folder, 'fil', breaking)).rejects.toThrow('gone');
  expect(await sweepStaging(folder, new Date(Date.now() + 1000))).toBe(0);
  writeFileSync(join(folder, 'left'), 'half');
  expect(await sweepStaging(folder, new Date(Date.now() - 1000))).toBe(0);
  expect(await sweepStaging(folder, new Date(Date.now() + 1000))).toBe(1);
  expect(existsSync(join(folder, 'left'))).toBe(false);
});

/** A stand-in for ClamAV: collects the chunks and searches them for a word. */
async function scanner(answer: (body: string) => string): Promise<{ url: URL; close: () => void }> {
  const server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk]);
      const body = whole(got);
      if (body !== undefined) socket.end(`${answer(body)}\0`);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: new URL(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`), close: () => server.close() };
}

function whole(got: Buffer): string | undefined {
  const command = 'zINSTREAM\0';
  if (got.subarray(0, command.length).toString() !== command) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length;) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces).toString();
    pieces.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

test('asks ClamAV, and takes no silence for an answer', async () => {
  const clamd = await scanner((body) =>
    body.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : body === 'huh' ? 'INSTREAM size limit exceeded. ERROR' : 'stream: OK',
  );
  const scan = clamScan(clamd.url);
  expect(await scan(Readable.from([Buffer.from('hei'), Buffer.from('sann')]))).toBe('clean');
  expect(await scan(Readable.from([Buffer.from('EICAR')]))).toBe('infected');
  await expect(scan(Readable.from([Buffer.from('huh')]))).rejects.toThrow('size limit');
  clamd.close();
  await expect(scan(Readable.from([Buffer.from('hei')]))).rejects.toThrow('ECONNREFUSED');
});
