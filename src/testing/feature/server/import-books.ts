import { newId } from '#kernel/server/id.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { SheetRow } from '#kernel/server/sheets/rules/cell.ts';
import { readSheetInThread } from '#kernel/server/sheets/read-in-thread.ts';
import { bookKind } from '../contract/book-parts.ts';
import type { importBooks as contract } from '../contract/endpoints.ts';
import { maxImported } from '../contract/entities.ts';
import { bookKey, planBooks } from './rules/plan-books.ts';
import { insertBooks, lockLibrary, readBooks } from './store-book.ts';

/** Reads a list of books and says what importing it does, or does it. A book that is there already stays as it is, so the same list may be sent again. */
export const importBooks = twoStepHandler<typeof contract, readonly SheetRow[]>(
  async ({ fail }, { files }) => {
    const file = files[0] ?? fail('files.EmptyFile');
    const read = await readSheetInThread(await file.bytes());
    if (!('fault' in read)) return read.sheets[0]?.rows ?? [];
    if (read.fault === 'EmptyFile' || read.fault === 'NoRows') return fail('files.EmptyFile');
    return fail(read.fault === 'FileSize' || read.fault === 'TooLarge' ? 'files.InvalidFileSize' : 'files.InvalidFileType');
  },
  async ({ company, actor, now, fail, audit, prepared }, { body: { isCarriedOut } }) => {
    if (isCarriedOut) await lockLibrary(company);
    const rows = planBooks(prepared, new Set((await readBooks(company)).map(bookKey))) ?? fail('library.ImportNoColumns');
    if (rows.length > maxImported) fail('library.ImportTooManyRows', 400, { details: { limit: maxImported } });
    const created = rows.filter(({ fate }) => fate === 'create').map(({ title, author }) => ({ bookId: newId(), title, author }));
    if (isCarriedOut) {
      await insertBooks(company, created, { by: actor.member.companyUserId, now });
      for (const { bookId, title, author } of created) audit({ entity: bookKind, entityId: bookId, after: { title, author } });
    }
    return { rows, created: created.length };
  },
);
