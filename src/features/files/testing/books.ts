import pg from 'pg';
import { sql } from 'kysely';
import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { feature } from '#kernel/contract/feature.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Connection } from '#kernel/server/database/connection.ts';
import { newId } from '#kernel/server/id.ts';
import { add } from '#kernel/server/registers.ts';
import { serve, twoStepHandler } from '#kernel/server/serve.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { fileChangeCodes, fileChangeFields } from '../contract/file-changes.ts';
import { fileEndpoints } from '../contract/file-endpoints.ts';
import { maxFileBytes, maxFilesOfRequest } from '../contract/limits.ts';
import { plainLink } from '../contract/wording.ts';
import { applyFileChanges, eraseOwnerFiles, fileHandlers, fileOwners, stageFiles } from '../server/public.ts';
import type { FileOwner } from '../server/public.ts';

const access = { permission: 'OrganisationView' } as const;
const names = { fileId: 'bookFileId', ownerId: 'bookId', list: 'bookFiles' } as const;
const files = fileEndpoints({
  ...names,
  prefix: 'books',
  paths: { validate: 'upload-validation', list: 'get-book-files' },
  pathName: 'name',
  owner: { bookId: z.uuid() },
  link: plainLink,
  access,
  readers: ['active'],
});

const saveBook = endpoint({
  access,
  company: 'required',
  method: 'POST',
  path: '/books/save',
  repeats: 'adds',
  effect: 'write',
  files: { field: 'files', maxBytes: maxFileBytes, maxCount: maxFilesOfRequest, tooLarge: 'files.InvalidFileSize' },
  body: z.object({ bookId: z.uuid().optional(), title: z.string(), ...fileChangeFields }),
  answer: z.object({
    bookId: z.uuid(),
    bookFiles: z.array(z.object({ bookFileId: z.uuid(), fileName: z.string(), tags: z.array(z.unknown()) })),
  }),
  errors: fileChangeCodes,
});
const deleteBook = endpoint({
  access,
  company: 'required',
  method: 'POST',
  path: '/books/delete',
  effect: 'write',
  body: z.object({ bookId: z.uuid() }),
  answer: z.object({}),
  errors: [],
});

/** A feature of tests whose records own files; `createBookTable` makes its table. */
export const books = { ...files, saveBook, deleteBook };

const bookFiles: FileOwner = {
  kind: 'book',
  names,
  async rights(company, { companyUserId, levels }, bookId) {
    const title = await readTitle(company, bookId);
    if (title === undefined) return undefined;
    const isFull = levels.organisationSettings === 'full';
    return { viewer: companyUserId, see: 'all', change: isFull ? 'all' : 'none', log: isFull, restrict: isFull };
  },
  audience: async () => ({ roles: [], companyUserIds: [] }),
};

const save = twoStepHandler<typeof saveBook, Awaited<ReturnType<typeof stageFiles>>>(
  (before, request) => stageFiles(before, request.files),
  async (call, { body: { bookId, title, ...changes } }) => {
    const id = bookId ?? newId();
    await writeBook(call.company, id, title);
    const kept = await applyFileChanges(call, { type: bookFiles, id }, changes, call.prepared);
    return { bookId: id, bookFiles: kept.files.map((file) => ({ bookFileId: file.id, fileName: file.fileName, tags: file.tags })) };
  },
);

const remove: Handler<typeof deleteBook> = async (call, { body }) => {
  await eraseOwnerFiles(call, { type: bookFiles, id: body.bookId });
  await sql`delete from test_book where company_id = ${call.company.id} and id = ${body.bookId}::uuid`.execute(call.company.tx);
  return {};
};

export const bookRoom = serve(
  feature({ name: 'books', endpoints: books }),
  { ...fileHandlers<typeof files>(bookFiles), saveBook: save, deleteBook: remove },
  [add(fileOwners, bookFiles)],
);

async function readTitle(company: Company, bookId: string): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select title from test_book where company_id = ${company.id} and id = ${bookId}::uuid
  `.execute(company.tx);
  return rows[0]?.title;
}

async function writeBook(company: Company, bookId: string, title: string): Promise<void> {
  await sql`
    insert into test_book (company_id, id, title) values (${company.id}, ${bookId}::uuid, ${title})
    on conflict (company_id, id) do update set title = excluded.title
  `.execute(company.tx);
}

/** What the migration of such a feature says. */
export async function createBookTable(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const column = `add column test_book_id uuid generated always as (case when owner_kind = 'book' then owner_id end) stored,
    add foreign key (company_id, test_book_id) references test_book on delete cascade`;
  await client.query(`
    create table test_book (company_id integer not null, id uuid not null, title text not null);
    select make_company_table('test_book', 'id', 'company_id references company on delete cascade');
    alter table file ${column};
    alter table file_tag ${column};
  `);
  await client.end();
}
