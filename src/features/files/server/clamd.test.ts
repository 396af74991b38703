import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { clamScan } from '#kernel/server/files/scan.ts';
import { eicar, isClamdHere, startClamd } from '../testing/clamd.ts';
import { testServer } from '#testing/server.ts';
import { uploadCompanyFile } from '../contract/endpoints-company.ts';
import { uploadForCompany, note } from '../testing/uploaded.ts';

const missing = 'clamd is missing, so uploads are not tried with a real virus scanner: apt-get install clamav-daemon';
if (!isClamdHere) process.emitWarning(missing);

describe.skipIf(!isClamdHere)('with a real ClamAV', async () => {
  const clamd = isClamdHere ? await startClamd() : { url: 'tcp://127.0.0.1:1', stop: async () => undefined };
  const server = await testServer({ clamavUrl: clamd.url });
  const scan = clamScan(new URL(clamd.url));

  test('finds a virus, also in a packed file, and takes what is clean', async () => {
    expect(await scan(Readable.from([Buffer.from('hei'), Buffer.from('sann')]))).toBe('clean');
    expect(await scan(Readable.from([eicar]))).toBe('infected');
    expect(await scan(Readable.from([eicar.subarray(0, 9), eicar.subarray(9)]))).toBe('infected');
    expect(await scan(Readable.from([gzipSync(eicar)]))).toBe('infected');
  });

  test('looks at 25 megabytes, and says so when it may not look at more', async () => {
    const megabytes = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.alloc(1024 * 1024, 'a')));
    expect(await scan(megabytes(25))).toBe('clean');
    await expect(scan(megabytes(40))).rejects.toThrow();
  });

  test('keeps the clean ones of an upload and nothing of the infected one', async () => {
    const { admin } = await server.newCompany();
    const files = [note('rent', 'rent.txt'), { name: 'virus.txt', bytes: eicar }];
    const { status, json } = await admin.call(uploadCompanyFile, { files });
    expect([status, json['refused']]).toEqual([207, [{ fileName: 'virus.txt', code: 'files.InfectedFile' }]]);
    expect((json['files'] as { fileName: string }[]).map(({ fileName }) => fileName)).toEqual(['rent.txt']);
    expect(readdirSync(join(server.config.dataDir, 'staging'))).toEqual([]);
  });

  test('takes nothing while it is away', async () => {
    const { admin } = await server.newCompany();
    await clamd.stop();
    const { answer } = await uploadForCompany(admin, note('hei'));
    expect([answer.status, answer.codes]).toEqual([400, ['files.NotScanned']]);
  });
});
