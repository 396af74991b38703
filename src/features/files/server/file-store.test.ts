import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { currentUser } from '#features/account/contract/endpoints.ts';
import { getCompanyUser } from '#features/people/contract/endpoints.ts';
import type { StoredKey } from '#kernel/server/files/store.ts';
import type { TestCompany } from '#testing/server.ts';
import { testServer } from '#testing/server.ts';
import {
  deleteCompanyFile,
  eraseCompanyFilesAndTags,
  getCompanyFiles,
  uploadCompanyFile,
  validateCompanyFile,
} from '../contract/endpoints-company.ts';
import { deleteProfileImage, getCompanyUserFiles, getProfileImage, uploadProfileImage } from '../contract/endpoints-people.ts';
import { anyFile, uploadForCompany, uploadForPerson, note, ownPicture, picture } from '../testing/uploaded.ts';
import sharp from 'sharp';
import { sweepFiles } from './sweep.ts';
import { theOnlyOne } from './owner.ts';
import { announceBlobs } from './store-blobs.ts';

// A scanner that reports files with the word virus, and can be made to fail.
let isAwake = true;
const scanner = createServer((socket) => {
  let got = '';
  socket.on('data', (chunk) => {
    got += chunk.toString('latin1');
    if (!isAwake) socket.destroy();
    else if (got.endsWith('\0\0\0\0')) socket.end(got.includes('virus') ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0');
  });
});
await new Promise<void>((resolve) => void scanner.listen(0, '127.0.0.1', resolve));
afterAll(() => scanner.close());
const server = await testServer({ clamavUrl: `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}` });

const limit = ({ companyId }: TestCompany, bytes: number) =>
  server.database.forCompany(companyId, ({ tx }) =>
    sql`insert into company_limit (company_id, key, maximum) values (${companyId}, 'storageLimit', ${bytes})`.execute(tx),
  );
const digests = async ({ companyId }: TestCompany) =>
  (await Array.fromAsync(server.services.fileStore.keys())).filter((key) => key.companyId === companyId);
const eraseFile = async ({ admin }: TestCompany, id: string) => {
  await admin.call(deleteCompanyFile, { body: { companyFileId: id } });
  expect((await admin.call(eraseCompanyFilesAndTags, { body: { companyFileIds: [id] } })).codes).toEqual([]);
};
const hours = (count: number) => server.clock.advance(count * 3_600_000);

describe('the company’s room', () => {
  test('ends at its limit, for each in words of their own', async () => {
    const company = await server.newCompany();
    await limit(company, 1000);
    const kari = await company.person('employee');
    expect((await uploadForPerson(kari, kari.companyUserId, note('a'.repeat(900), 'a.txt'))).answer.status).toBe(200);
    const more = note('b'.repeat(200), 'b.txt');
    expect((await uploadForPerson(kari, kari.companyUserId, more)).answer.codes).toEqual(['files.StorageLimitReachedEmployee']);
    expect((await uploadForCompany(company.admin, more)).answer.codes).toEqual(['files.StorageLimitReached']);
    const asked = await company.admin.call(validateCompanyFile, { body: { name: 'b.txt', size: 200 } });
    expect(asked.codes).toEqual(['files.StorageLimitReached']);
    const { json } = await company.admin.call(getCompanyFiles, { body: {} });
    expect(json['storage']).toEqual({ used: 900, limit: 1000 });
  });

  test('tells in the list who may make room, as in the refusal', async () => {
    const company = await server.newCompany();
    await limit(company, 0);
    for (const role of ['systemadmin', 'hradmin', 'officeadmin', 'manager', 'employee'] as const) {
      const person = await company.person(role);
      const { json } = await person.call(getCompanyUserFiles, { body: { companyUserId: person.companyUserId } });
      const { answer } = await uploadForPerson(person, person.companyUserId, note(role, `${role}.txt`));
      const code = answer.codes[0];
      expect([role, json['permissions'], code]).toMatchObject([
        role,
        { freeSpace: code === 'files.StorageLimitReached' },
        expect.stringMatching(/^files\.StorageLimitReached/),
      ]);
    }
  });

  test('is taken once by many who come together', async () => {
    const company = await server.newCompany();
    await limit(company, 1000);
    const people = await Promise.all(Array.from({ length: 6 }, () => company.person('employee')));
    const answers = await Promise.all(
      people.map((person, number) => uploadForPerson(person, person.companyUserId, note(String(number).repeat(300), `${number}.txt`))),
    );
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(3);
    const { json } = await company.admin.call(getCompanyFiles, { body: {} });
    expect(json['storage']).toEqual({ used: 900, limit: 1000 });
  });

  test('holds a name once although two send it together', async () => {
    const { admin } = await server.newCompany();
    const both = await Promise.all([uploadForCompany(admin, note('en', 'Likt.txt')), uploadForCompany(admin, note('to', 'Likt.txt'))]);
    expect(new Set(both.map(({ answer }) => answer.status))).toEqual(new Set([200, 400]));
  });
});

describe('the sweeper', () => {
  test('leaves what is referred to or young, and takes the rest', async () => {
    const company = await server.newCompany();
    const kept = await uploadForCompany(company.admin, anyFile());
    const gone = await uploadForCompany(company.admin, anyFile());
    await eraseFile(company, gone.id);
    await sweepFiles(server.services);
    expect(await digests(company)).toHaveLength(2);
    hours(2);
    await sweepFiles(server.services);
    expect(await digests(company)).toHaveLength(1);
    expect(kept.answer.status).toBe(200);
  });

  test('takes what later companies left though it fails for an earlier one', async () => {
    const companies = [await server.newCompany(), await server.newCompany()];
    for (const company of companies) await eraseFile(company, (await uploadForCompany(company.admin, anyFile())).id);
    hours(2);
    const remove = async (key: StoredKey) => {
      if (key.companyId === companies[0]?.companyId) throw new Error('The file store does not answer');
      await server.services.fileStore.remove(key);
    };
    const fileStore = Object.assign(Object.create(server.services.fileStore), { remove });
    await expect(sweepFiles({ ...server.services, fileStore })).rejects.toThrow('The file store does not answer');
    expect(await Promise.all(companies.map(digests))).toEqual([[expect.anything()], []]);
    await sweepFiles(server.services);
    expect(await Promise.all(companies.map(digests))).toEqual([[], []]);
  });

  test('waits for nobody who announces the same content anew, and they put it again', async () => {
    const company = await server.newCompany();
    const first = await uploadForCompany(company.admin, note('igjen'));
    await eraseFile(company, first.id);
    hours(2);
    const [again] = await Promise.all([uploadForCompany(company.admin, note('igjen')), sweepFiles(server.services)]);
    expect(again.answer.status).toBe(200);
    expect(await digests(company)).toHaveLength(1);
  });

  test('takes rows whose bytes never came', async () => {
    const company = await server.newCompany();
    const left = () =>
      server.database.forCompany(
        company.companyId,
        async ({ tx, id }) => (await sql`select from file_blob where company_id = ${id}`.execute(tx)).rows.length,
      );
    await server.database.forCompany(company.companyId, (unit) =>
      announceBlobs(unit, [{ sha256: 'a'.repeat(64), size: 5 }], server.clock.now()),
    );
    expect(await left()).toBe(1);
    hours(2);
    await sweepFiles(server.services);
    expect(await left()).toBe(0);
  });
});

describe('the virus scanner', () => {
  test('keeps an infected file out, and everything while it is away', async () => {
    const company = await server.newCompany();
    const codes = async (text: string) => (await uploadForCompany(company.admin, note(text))).answer.codes;
    expect(await codes('et virus')).toEqual(['files.InfectedFile']);
    isAwake = false;
    expect(await codes('hva som helst')).toEqual(['files.NotScanned']);
    isAwake = true;
    expect(await digests(company)).toEqual([]);
  });
});

describe('a profile picture', () => {
  test('is told to the person with who they are, until it is removed', async () => {
    const { admin } = await server.newCompany();
    const told = async () =>
      ((await admin.call(currentUser)).json['user'] as { profileImageTimestamp: string | null }).profileImageTimestamp;
    expect(await told()).toBeNull();
    const { json } = await ownPicture(admin);
    expect(await told()).toBe(json['profileImageTimestamp']);
    await admin.call(deleteProfileImage, { body: { companyUserId: admin.companyUserId } });
    expect(await told()).toBeNull();
  });

  test('is drawn anew as a square in the size asked for, without what the camera wrote', async () => {
    const { admin } = await server.newCompany();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#cc0000' } })
      .withExif({ IFD0: { Copyright: 'Kari', ImageDescription: 'hemmelig sted' } })
      .jpeg()
      .toBuffer();
    const body = { companyUserId: admin.companyUserId, crop: { x: 10, y: 20, size: 5000 } };
    const answer = await admin.call(uploadProfileImage, { body, files: [{ name: 'meg.jpg', bytes: photo }] });
    const timestamp = String(answer.json['profileImageTimestamp']);
    const get = (query: object) => admin.call(getProfileImage, { query: { companyUserId: admin.companyUserId, ...query } });
    const small = await get({ timestamp, size: 40 });
    const { width, height, exif, format } = await sharp(small.bytes).metadata();
    expect([width, height, exif, format]).toEqual([64, 64, undefined, 'webp']);
    expect((await sharp((await get({ size: 1000 })).bytes).metadata()).width).toBe(512);
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' });
    expect((await get({ timestamp: 'old' })).headers['cache-control']).toBe('no-store');
    const { json } = await admin.call(getCompanyUser, { query: { companyUserEncrId: admin.companyUserId } });
    expect(json['companyUser']).toMatchObject({ profileImageTimestamp: timestamp });
  });

  test.each([
    ['employee', 200, 403],
    ['hradmin', 200, 200],
    ['officeadmin', 200, 403],
  ] as const)('is seen by %s: %i, and set: %i', async (role, sees, sets) => {
    const company = await server.newCompany();
    const kari = await company.person('employee');
    await ownPicture(kari);
    const who = await company.person(role);
    expect((await who.call(getProfileImage, { query: { companyUserId: kari.companyUserId } })).status).toBe(sees);
    const files = [{ name: 'hun.png', bytes: await picture(100, 80) }];
    expect((await who.call(uploadProfileImage, { body: { companyUserId: kari.companyUserId }, files })).status).toBe(sets);
  });

  test('is each one’s own', async () => {
    const { admin, person } = await server.newCompany();
    const kari = await person('employee');
    for (const [who, background] of [
      [admin, '#cc0000'],
      [kari, '#0000cc'],
    ] as const) {
      const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
        .png()
        .toBuffer();
      await who.call(uploadProfileImage, { body: { companyUserId: who.companyUserId }, files: [{ name: 'meg.png', bytes }] });
    }
    const isRed = async (companyUserId: string | undefined) => {
      const { bytes } = await admin.call(getProfileImage, { query: { companyUserId, size: 64 } });
      const [red, , blue] = (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
      return Number(red) > Number(blue);
    };
    expect([await isRed(admin.companyUserId), await isRed(kari.companyUserId)]).toEqual([true, false]);
  });

  test('can be removed, and is then not found', async () => {
    const { admin } = await server.newCompany();
    await ownPicture(admin);
    await admin.call(deleteProfileImage, { body: { companyUserId: admin.companyUserId } });
    expect((await admin.call(getProfileImage, { query: { companyUserId: admin.companyUserId } })).status).toBe(404);
  });

  test.each([
    ['nothing', '', 'files.EmptyFile'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'files.InvalidFileType'],
    ['a broken picture', '\x89PNG\r\n\x1a\nhei', 'files.InvalidFileType'],
  ])('is not made of %s', async (_name, content, code) => {
    const { admin } = await server.newCompany();
    const files = [{ name: 'meg.png', bytes: Buffer.from(content, 'latin1') }];
    expect((await admin.call(uploadProfileImage, { body: { companyUserId: admin.companyUserId }, files })).codes).toEqual([code]);
  });
});

test('lists a thousand files with as many statements as one', async () => {
  const company = await server.newCompany();
  const count = async () => {
    const before = server.database.statements();
    const { json } = await company.admin.call(getCompanyFiles, { body: {} });
    return [(json['companyFiles'] as unknown[]).length, server.database.statements() - before];
  };
  await uploadForCompany(company.admin);
  await count();
  const [, few] = await count();
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`insert into file (company_id, owner_kind, owner_id, id, name, name_key, url, created_at)
      select ${company.companyId}::integer, 'company', ${theOnlyOne}::uuid, gen_random_uuid(), 'Lenke ' || n, 'lenke ' || n, 'https://example.no/' || n, now() from generate_series(1, 1000) n`.execute(
      tx,
    ),
  );
  expect(await count()).toEqual([1001, few]);
});

test('keeps twenty files in one call with as many statements as one', async () => {
  const statements = async (files: number) => {
    const { admin } = await server.newCompany();
    await uploadForCompany(admin);
    const before = server.database.statements();
    const { status } = await admin.call(uploadCompanyFile, { files: Array.from({ length: files }, anyFile) });
    expect(status).toBe(200);
    return server.database.statements() - before;
  };
  expect(await statements(20)).toBe(await statements(1));
});
