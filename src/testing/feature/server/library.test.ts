import { expect, test } from 'vitest';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { createTask, getTasks } from '#features/tasks/contract/endpoints.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { bookFileEndpoints, bookKind, bookNotes } from '../contract/book-parts.ts';
import * as endpoints from '../contract/endpoints.ts';
import type { ImportedRow, ListedBook } from '../contract/entities.ts';
import { addedBook, bookList, bookOf, lentBook } from '../testing/given.ts';

const server = await testServer();
const cover = { name: 'omslag.txt', bytes: Buffer.from('Omslag') };
const list = async (who: Caller) => (await who.call(endpoints.getBooks)).json['books'] as ListedBook[];
const open = (who: Caller, bookId: string) => who.call(endpoints.getBook, { query: { bookId } });
const filesOf = async (who: Caller, bookId: string) =>
  (await who.call(bookFileEndpoints.getFiles, { body: { bookId } })).json['bookFiles'] as { fileName: string }[] | undefined;
const told = async (who: Caller) => {
  const { json } = await who.call(getUserNotifications, { query: { limit: 25 } });
  return (json['userNotifications'] as { notificationReasonDescription: string; target: object }[]).map((one) => [
    one.notificationReasonDescription,
    one.target,
  ]);
};

test('a book is added with its files, or not at all', async () => {
  const { admin } = await server.newCompany();
  const { bookId, status, actions } = await addedBook(admin, {}, [cover]);
  expect([status, actions]).toEqual(['onShelf', ['lend', 'reportLost']]);
  expect(await filesOf(admin, bookId)).toMatchObject([{ fileName: 'omslag.txt' }]);
  const body = { title: 'Sult', author: 'Knut Hamsun' };
  const refused = await admin.call(endpoints.createBook, { body, files: [cover, { name: 'tom.txt', bytes: Buffer.from('') }] });
  expect(refused.codes).toEqual(['files.EmptyFile']);
  expect(await list(admin)).toHaveLength(1);
});

test('a change of a book that somebody else has changed is refused, with its files', async () => {
  const { admin } = await server.newCompany();
  const { bookId, version } = await addedBook(admin);
  const update = (rest: object) => admin.call(endpoints.updateBook, { body: { bookId, version, ...rest }, files: [cover] });
  expect((await update({ title: 'Markens grøde' })).status).toBe(200);
  const late = await admin.call(endpoints.updateBook, {
    body: { bookId, version, title: 'Pan' },
    files: [{ name: 'ny.txt', bytes: Buffer.from('Ny') }],
  });
  expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
  expect(await filesOf(admin, bookId)).toHaveLength(1);
});

test('whoever is lent a book is told, gives it back, and cannot do more', async () => {
  const { admin, person } = await server.newCompany();
  const [ola, kari] = [await person('employee'), await person('employee')];
  const { bookId } = await lentBook(admin, ola.companyUserId);
  expect(await told(ola)).toEqual([
    ['Du har lånt «Kristin Lavransdatter». Lever den senest 24. desember.', { path: '/library/details', query: { bookId } }],
  ]);
  const move = (who: Caller, action: string) => who.call(endpoints.moveBook, { body: { bookId, action } });
  expect(bookOf(await open(kari, bookId)).actions).toEqual([]);
  expect((await move(kari, 'giveBack')).status).toBe(403);
  expect(bookOf(await open(ola, bookId)).actions).toEqual(['giveBack', 'reportLost']);
  expect(bookOf(await move(ola, 'giveBack'))).toMatchObject({ status: 'onShelf', borrowerId: null, dueDate: null, actions: [] });
  expect((await move(admin, 'find')).codes).toEqual(['library.NotPossible']);
  expect((await move(admin, 'reportLost')).status).toBe(200);
});

test('a book is lent to nobody who cannot see the library', async () => {
  const { admin, person } = await server.newCompany();
  const { bookId } = await addedBook(admin);
  const accountant = await person('accountant');
  const body = { bookId, borrowerId: accountant.companyUserId, dueDate: null };
  expect((await admin.call(endpoints.lendBook, { body })).codes).toEqual(['library.NotBorrower']);
});

test('a restricted book is not there for others: list, page, files, notes and tasks', async () => {
  const { admin, person } = await server.newCompany();
  const [ola, hr] = [await person('employee'), await person('hradmin')];
  const { bookId } = await addedBook(admin, {}, [cover]);
  const grants = [{ roleId: roleIds.hradmin, level: 'view' }];
  const restricted = await admin.call(setItemPermissions, { body: { itemType: bookKind, itemId: bookId, grants } });
  expect(restricted.codes).toEqual([]);
  expect([(await list(hr)).length, (await list(ola)).length]).toEqual([1, 0]);
  expect(bookOf(await open(hr, bookId))).toMatchObject({ isRestricted: true, permissions: { update: false } });
  const answers = await Promise.all([
    open(ola, bookId),
    ola.call(bookFileEndpoints.getFiles, { body: { bookId } }),
    ola.call(bookNotes.getNotes, { query: { relatedId: bookId } }),
    ola.call(getTasks, { query: { ownerKind: bookKind, ownerId: bookId } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 403, 403]);
});

test('the link of a book shows it to whoever has it, until it ends', async () => {
  const { admin } = await server.newCompany('Fjord og Fjell AS');
  const { bookId } = await addedBook(admin);
  const { json } = await admin.call(endpoints.shareBook, { body: { bookId } });
  const secret = new URL(String(json['address'])).searchParams.get('secret');
  const shared = () => server.nobody.call(endpoints.getSharedBook, { body: { secret } });
  expect((await shared()).json['book']).toEqual({
    companyName: 'Fjord og Fjell AS',
    title: 'Kristin Lavransdatter',
    author: 'Sigrid Undset',
    status: 'onShelf',
  });
  expect(bookOf(await open(admin, bookId)).isShared).toBe(true);
  await admin.call(endpoints.unshareBook, { body: { bookId } });
  expect((await shared()).status).toBe(404);
});

test('files, notes and tasks go with their book, and its borrower is forgotten when they are erased', async () => {
  const { admin, person } = await server.newCompany();
  const ola = await person('employee');
  const { bookId } = await lentBook(admin, ola.companyUserId);
  expect((await admin.call(endpoints.deleteBook, { body: { bookId: (await addedBook(admin, {}, [cover])).bookId } })).codes).toEqual([]);
  const task = { ownerKind: bookKind, ownerId: bookId, title: 'Bind inn', responsibleId: admin.companyUserId, dueDate: null };
  expect((await admin.call(createTask, { body: task })).codes).toEqual([]);
  const leaver = { body: { companyUserId: ola.companyUserId } };
  expect((await admin.call(deactivateCompanyUser, leaver)).codes).toEqual([]);
  expect((await admin.call(deleteCompanyUser, leaver)).codes).toEqual([]);
  expect(bookOf(await open(admin, bookId))).toMatchObject({ status: 'onShelf', borrowerId: null });
  expect((await admin.call(endpoints.deleteBook, { body: { bookId } })).codes).toEqual([]);
  expect((await admin.call(getTasks, { query: { ownerKind: bookKind, ownerId: bookId } })).status).toBe(404);
});

test('a list of books is judged first, then imported once', async () => {
  const { admin } = await server.newCompany();
  const send = (body: object, file = bookList) => admin.call(endpoints.importBooks, { body, files: [file] });
  const fates = ({ json }: Awaited<ReturnType<typeof send>>) => (json['rows'] as ImportedRow[]).map(({ fate }) => fate);
  expect(fates(await send({}))).toEqual(['create', 'refuse']);
  expect(await list(admin)).toEqual([]);
  expect((await send({ isCarriedOut: true })).json).toMatchObject({ created: 1 });
  expect((await list(admin)).map(({ title, author }) => [title, author])).toEqual([['Pan', 'Knut Hamsun']]);
  const again = await send({ isCarriedOut: true });
  expect([fates(again), again.json['created']]).toEqual([['unchanged', 'refuse'], 0]);
});

test('a file that is no list of books is refused', async () => {
  const { admin } = await server.newCompany();
  const codesOf = async (text: string) =>
    (await admin.call(endpoints.importBooks, { body: {}, files: [{ name: 'liste.csv', bytes: Buffer.from(text) }] })).codes;
  expect(await codesOf('')).toEqual(['files.EmptyFile']);
  expect(await codesOf('%PDF-1.7')).toEqual(['files.InvalidFileType']);
  expect(await codesOf('Navn;E-post\nKari;kari@x.no')).toEqual(['library.ImportNoColumns']);
  expect(await codesOf(`Tittel;Forfatter\n${'Pan;Hamsun\n'.repeat(501)}`)).toEqual(['library.ImportTooManyRows']);
});
