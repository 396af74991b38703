import type { FileOwner } from '#features/files/server/public.ts';
import { bookFiles } from '../contract/book-parts.ts';
import { libraryReaders } from './book-item.ts';
import { findBook } from './open-book.ts';
import { keepsBook } from './policy.ts';

/** Files of books: whoever sees the book opens them, whoever keeps it changes them. */
export const bookFilesOwner: FileOwner = {
  kind: bookFiles.kind,
  names: bookFiles.wording,
  async rights(company, member, bookId) {
    const opened = await findBook(company, member, bookId);
    if (!opened) return undefined;
    const keeps = keepsBook(opened);
    return { viewer: member.companyUserId, see: 'all', change: keeps ? 'all' : 'none', log: keeps, restrict: keeps };
  },
  audience: async () => ({ roles: [...libraryReaders], companyUserIds: [] }),
};
