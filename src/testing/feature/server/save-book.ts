import { applyFileChanges, eraseOwnerFiles, stageFiles } from '#features/files/server/public.ts';
import { deleteItems } from '#features/access-control/server/public.ts';
import { newId } from '#kernel/server/id.ts';
import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import { revokeSecrets } from '#kernel/server/store-secret.ts';
import { bookKind } from '../contract/book-parts.ts';
import type { createBook as createContract, deleteBook as deleteContract, updateBook as updateContract } from '../contract/endpoints.ts';
import { bookFilesOwner } from './book-files.ts';
import { openKeptBook, reloadBook } from './open-book.ts';
import { bookSecrets } from './share-book.ts';
import { deleteBookRow, insertBook, writeBook } from './store-book.ts';

type Staged = Awaited<ReturnType<typeof stageFiles>>;

/** Adds a book with its files, all or nothing. */
export const createBook = twoStepHandler<typeof createContract, Staged>(
  (before, { files }) => stageFiles(before, files),
  async (context, { body: { title, author, ...changes } }) => {
    const { company, actor, now, audit, prepared } = context;
    const bookId = newId();
    await insertBook(company, { bookId, title, author, by: actor.member.companyUserId, now });
    await applyFileChanges(context, { type: bookFilesOwner, id: bookId }, changes, prepared);
    audit({ entity: bookKind, entityId: bookId, after: { title, author, files: prepared.length } });
    return { book: await reloadBook(context, bookId) };
  },
);

/** Changes a book and its files, all or nothing. */
export const updateBook = twoStepHandler<typeof updateContract, Staged>(
  (before, { files }) => stageFiles(before, files),
  async (context, { body: { bookId, version, title, author, ...changes } }) => {
    const { company, audit, prepared } = context;
    const { book } = await openKeptBook(context, { bookId, version });
    const content = { title: title ?? book.title, author: author ?? book.author };
    await writeBook(company, { bookId, ...content });
    await applyFileChanges(context, { type: bookFilesOwner, id: bookId }, changes, prepared);
    const before = { title: book.title, author: book.author };
    audit({ entity: bookKind, entityId: bookId, before, after: { ...content, ...(prepared.length > 0 && { files: prepared.length }) } });
    return { book: await reloadBook(context, bookId) };
  },
);

/** Deletes a book. Its files free their storage; notes and tasks go with the row. */
export const deleteBook: Handler<typeof deleteContract> = async (context, { body }) => {
  const { company, audit } = context;
  const { book } = await openKeptBook(context, body);
  const { bookId, title, author } = book;
  await eraseOwnerFiles(context, { type: bookFilesOwner, id: bookId });
  await revokeSecrets(company, { kind: bookSecrets.name, targets: [bookId] });
  await deleteItems(company, bookKind, [bookId]);
  await deleteBookRow(company, bookId);
  audit({ entity: bookKind, entityId: bookId, before: { title, author }, after: {} });
  return {};
};
