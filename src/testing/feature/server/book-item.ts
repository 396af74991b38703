import type { ItemType } from '#features/access-control/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { bookKind } from '../contract/book-parts.ts';
import { libraryRights } from '../contract/rights.ts';
import { findBook } from './open-book.ts';

/** The roles that read the library: who sees a book that is not restricted. */
export const libraryReaders = roleKeys.filter((role) => libraryRights.library.levels[role] !== 'none');

/** Books as items of access control. */
export const bookItem: ItemType = {
  name: bookKind,
  feature: 'library',
  find: async (company, viewer, bookId) => {
    const opened = await findBook(company, viewer, bookId);
    if (!opened) return undefined;
    const { title, createdBy } = opened.book;
    return { id: bookId, name: title, ownerCompanyUserId: createdBy, above: [], audience: { roles: libraryReaders, companyUserIds: [] } };
  },
  mayRestrict: ({ levels }) => levels.library === 'full',
};
