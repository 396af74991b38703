import { createElement } from 'react';
import { Link } from '#kernel/web/Link.tsx';
import { useFormat } from '#kernel/web/format.ts';
import type { RowRules } from '#kernel/web/find-rows.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { ListedBook } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { BookStatusBadge } from './components/BookStatusBadge.tsx';

/** How the list is searched, filtered and sorted. */
export const bookRules: RowRules<ListedBook> = {
  textOf: ({ title, author, borrowerFullName }) => `${title} ${author} ${borrowerFullName ?? ''}`,
  filters: { status: ({ status }) => status },
  sorts: {
    title: ({ title }) => title,
    author: ({ author }) => author,
    borrower: ({ borrowerFullName }) => borrowerFullName ?? '',
    dueDate: ({ dueDate }) => dueDate ?? '9999',
  },
};

export function useBookColumns(): Column<ListedBook>[] {
  const t = useTexts<typeof en>('library');
  const format = useFormat();
  return [
    {
      key: 'title',
      header: t('fields.title'),
      cell: ({ bookId, title }) => createElement(Link, { to: '/library/details', query: { bookId } }, title),
      isPrimary: true,
      isSortable: true,
      width: 18,
    },
    { key: 'author', header: t('fields.author'), cell: ({ author }) => author, isSortable: true },
    { key: 'status', header: t('fields.status'), cell: ({ status }) => createElement(BookStatusBadge, { status }) },
    { key: 'borrower', header: t('fields.borrower'), cell: ({ borrowerFullName }) => borrowerFullName ?? '', isSortable: true },
    { key: 'dueDate', header: t('fields.dueDate'), cell: ({ dueDate }) => (dueDate ? format.date(dueDate) : ''), isSortable: true },
  ];
}
