import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { bookRoom, books, createBookTable } from '../../testing/books.ts';
import { note } from '../../testing/uploaded.ts';
import { sweepFiles } from '../sweep.ts';

const server = await testServer({}, [], [bookRoom]);
await createBookTable(server.connection);

type Files = readonly { name: string; bytes: Uint8Array }[];
const save = (who: Caller, body: object, files: Files = [], headers: Record<string, string> = {}) =>
  who.call(books.saveBook, { body: { title: 'Peer Gynt', ...body }, files }, headers);
const idOf = (answer: { json: Record<string, unknown> }) => String(answer.json['bookId']);

interface BookFile {
  bookFileId: string;
  fileName: string;
  tags: { tagId: string; tagName: string }[];
}
const listed = async (who: Caller, bookId: string) => {
  const { json } = await who.call(books.getFiles, { body: { bookId } });
  const files = (json['bookFiles'] ?? []) as BookFile[];
  return {
    files,
    names: files.map(({ fileName, tags }) => `${tags.map(({ tagName }) => tagName).join('+')}: ${fileName}`),
    folders: ((json['tags'] ?? []) as { tagName: string }[]).map(({ tagName }) => tagName),
    tagOf: (name: string) =>
      ((json['tags'] ?? []) as { tagId: string; tagName: string }[]).find(({ tagName }) => tagName === name)?.tagId ?? '',
    fileOf: (name: string) => files.find(({ fileName }) => fileName === name)?.bookFileId ?? '',
  };
};
const folderId = () => crypto.randomUUID();
const countRows = async (companyId: number) =>
  server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{ books: number; files: number; folders: number; bytes: number }>`
      select (select count(*)::int from test_book where company_id = ${companyId}) as books,
        (select count(*)::int from file where company_id = ${companyId}) as files,
        (select count(*)::int from file_tag where company_id = ${companyId}) as folders,
        (select count(*)::int from file_blob where company_id = ${companyId}) as bytes
    `.execute(tx);
    return rows[0];
  });

describe('a record that is created with its files', () => {
  test('has them in their folders, with its links', async () => {
    const { admin } = await server.newCompany();
    const [outer, inner] = [folderId(), folderId()];
    const answer = await save(
      admin,
      {
        tagsToCreate: [
          { tagId: outer, tagName: 'Avtale' },
          { tagId: inner, tagName: 'Vedlegg', parentTagId: outer },
        ],
        filesTags: [{ tagIds: [outer] }, { tagIds: [inner] }],
        externalFiles: [{ url: 'https://example.no/a', fileName: 'Nettsiden', tagIds: [inner] }],
      },
      [note('hoved'), note('vedlegg'), note('løs')],
    );
    expect(answer.codes).toEqual([]);
    const { names, folders } = await listed(admin, idOf(answer));
    expect([names, folders]).toEqual([
      [': løs.txt', 'Avtale: hoved.txt', 'Vedlegg: Nettsiden', 'Vedlegg: vedlegg.txt'].toSorted(byFile),
      ['Avtale', 'Vedlegg'],
    ]);
  });

  test('is not there when one file is refused, which is named, and its bytes are swept', async () => {
    const company = await server.newCompany();
    const taken = [note('en', 'likt.txt'), note('to', 'likt.txt'), note('tre'), note('en', 'samme.txt')];
    const answer = await save(company.admin, { tagsToCreate: [{ tagId: folderId(), tagName: 'a/b' }] }, taken);
    const part = (at: string, fileName: string, code: string) => ({ part: at, fileName, code: `files.${code}` });
    expect([answer.status, answer.json['details']]).toEqual([
      400,
      {
        files: [
          part('tagsToCreate[0]', 'a/b', 'InvalidFileName'),
          part('files[0]', 'likt.txt', 'DuplicateFile'),
          part('files[1]', 'likt.txt', 'SameName'),
          part('files[3]', 'samme.txt', 'DuplicateFile'),
        ],
      },
    ]);
    expect(await countRows(company.companyId)).toEqual({ books: 0, files: 0, folders: 0, bytes: 3 });
    server.clock.advance(2 * 3_600_000);
    await sweepFiles(server.services);
    expect(await countRows(company.companyId)).toMatchObject({ bytes: 0 });
    const stored = (await Array.fromAsync(server.services.fileStore.keys())).filter(({ companyId }) => companyId === company.companyId);
    expect(stored).toEqual([]);
  });

  test.each([
    ['a program', 'spill.txt', 'MZ\u0000', 'files.InvalidFileType'],
    ['nothing', 'tom.txt', '', 'files.EmptyFile'],
  ])('keeps no bytes at all when one file is %s', async (_what, name, text, code) => {
    const company = await server.newCompany();
    const answer = await save(company.admin, {}, [note('god'), note(text, name)]);
    expect([answer.status, answer.codes, answer.json['details']]).toEqual([
      400,
      [code],
      { files: [{ part: 'files[1]', fileName: name, code }] },
    ]);
    expect(await countRows(company.companyId)).toEqual({ books: 0, files: 0, folders: 0, bytes: 0 });
  });

  test('fits into the room that is left, or is refused before its bytes are kept', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { storageLimit: 10 });
    expect((await save(company.admin, {}, [note('123456'), note('7890')])).codes).toEqual([]);
    expect((await save(company.admin, {}, [note('x')])).codes).toEqual(['files.StorageLimitReached']);
    expect(await countRows(company.companyId)).toEqual({ books: 1, files: 2, folders: 0, bytes: 2 });
  });

  test('is there once when it is sent again, also where there is no room for its files twice', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { storageLimit: 10 });
    const key = { 'idempotency-key': 'one-opening-of-a-form' };
    const first = await save(company.admin, {}, [note('123456')], key);
    const again = await save(company.admin, {}, [note('123456')], key);
    expect([again.codes, idOf(again)]).toEqual([[], idOf(first)]);
    const other = await save(company.admin, {}, [note('654321')], key);
    expect(other.codes).toEqual(['common.SentBefore']);
    expect(await countRows(company.companyId)).toEqual({ books: 1, files: 1, folders: 0, bytes: 1 });
  });
});

const byFile = (one: string, other: string): number => {
  const nameOf = (text: string) => (text.split(': ')[1] ?? '').toLowerCase();
  return nameOf(one) < nameOf(other) ? -1 : 1;
};

describe('a record that is changed with its files', () => {
  async function book() {
    const company = await server.newCompany();
    const { admin } = company;
    const tagId = folderId();
    const made = await save(admin, { tagsToCreate: [{ tagId, tagName: 'Utkast' }], filesTags: [{ tagIds: [tagId] }] }, [
      note('a'),
      note('b'),
    ]);
    const bookId = idOf(made);
    return { company, admin, bookId, ...(await listed(admin, bookId)) };
  }

  test('is judged by what is left: names change places, and a file is replaced by another of its name', async () => {
    const { admin, bookId, fileOf, tagOf } = await book();
    const answer = await save(
      admin,
      {
        bookId,
        filesToMove: [{ fileId: fileOf('a.txt') }],
        filesToRename: [{ fileId: fileOf('a.txt'), newFileName: 'b.txt' }],
        filesToDeleteIds: [fileOf('b.txt')],
        tagsToRename: [{ tagId: tagOf('Utkast'), tagName: 'Ferdig' }],
      },
      [note('ny', 'a.txt')],
    );
    expect(answer.codes).toEqual([]);
    const { names, folders } = await listed(admin, bookId);
    expect([names, folders]).toEqual([[': a.txt', ': b.txt'], ['Ferdig']]);
    const { json } = await admin.call(books.getDeletedFiles, { body: { bookId } });
    expect(json['items']).toMatchObject([{ name: 'b.txt' }]);
  });

  test('keeps all as it was when one part is refused, also its own fields', async () => {
    const { company, admin, bookId, fileOf, tagOf } = await book();
    const answer = await save(admin, {
      bookId,
      title: 'Brand',
      filesToRename: [{ fileId: fileOf('a.txt'), newFileName: 'a.txt' }],
      filesToDeleteIds: [fileOf('b.txt')],
      tagsToDeleteIds: [tagOf('Utkast')],
      externalFiles: [{ url: 'https://example.no/x.zip', fileName: 'Fil' }],
    });
    expect((answer.json['details'] as { files: object[] }).files).toEqual([
      { part: 'filesToRename[0]', fileName: 'a.txt', code: 'files.SameName' },
      { part: 'externalFiles[0]', fileName: 'Fil', code: 'files.InvalidUrl' },
    ]);
    expect((await listed(admin, bookId)).names).toEqual(['Utkast: a.txt', ': b.txt']);
    const title = await server.database.forCompany(
      company.companyId,
      async ({ tx }) => (await sql<{ title: string }>`select title from test_book`.execute(tx)).rows,
    );
    expect(title).toEqual([{ title: 'Peer Gynt' }]);
  });

  test('refuses an old version, another record’s file, and those who may not change it', async () => {
    const { company, admin, bookId, fileOf } = await book();
    const rename = { fileId: fileOf('a.txt'), newFileName: 'c.txt' };
    expect((await save(admin, { bookId, filesToRename: [{ ...rename, version: 2 }] })).codes).toEqual(['common.Conflict']);
    expect((await save(admin, { filesToRename: [rename] })).codes).toEqual(['common.NotFound']);
    const manager = await company.person('manager');
    expect((await save(manager, { bookId, filesToDeleteIds: [rename.fileId] })).codes).toEqual(['common.Forbidden']);
    expect((await listed(admin, bookId)).names).toEqual(['Utkast: a.txt', ': b.txt']);
  });

  test('takes its files along when it is erased, those in the trash too', async () => {
    const { company, admin, bookId, fileOf } = await book();
    await admin.call(books.deleteFile, { body: { bookFileId: fileOf('a.txt') } });
    expect((await admin.call(books.deleteBook, { body: { bookId } })).codes).toEqual([]);
    expect(await countRows(company.companyId)).toMatchObject({ books: 0, files: 0, folders: 0 });
    const { json } = await admin.call(checkCompanyLimits, { body: { limits: ['storageLimit'] } });
    expect(json['limits']).toMatchObject({ storageLimit: { used: 0 } });
  });
});

test('changes many files with as many statements as one', async () => {
  const statements = async (count: number) => {
    const { admin } = await server.newCompany();
    const numbers = Array.from({ length: count }, (_, number) => number);
    const made = await save(
      admin,
      {},
      numbers.map((number) => note(`fil ${number}`)),
    );
    const bookId = idOf(made);
    const { files } = await listed(admin, bookId);
    const tags = numbers.map((number) => ({ tagId: folderId(), tagName: `Mappe ${number}` }));
    const before = server.database.statements();
    const { codes } = await save(
      admin,
      {
        bookId,
        tagsToCreate: tags,
        filesToMove: files.map(({ bookFileId }, index) => ({ fileId: bookFileId, tagIds: [tags[index]?.tagId ?? ''] })),
        filesToRename: files.map(({ bookFileId }, index) => ({ fileId: bookFileId, newFileName: `ny ${index}.txt` })),
      },
      numbers.map((number) => note(`mer ${number}`)),
    );
    expect(codes).toEqual([]);
    return server.database.statements() - before;
  };
  await statements(1);
  expect(await statements(20)).toBe(await statements(1));
});
