import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useRequestWords } from '../request-words.ts';
import type { Tab } from './list-request.ts';
import { DueCell, NameCell, PeopleCell, StatusCell } from './RequestCells.tsx';

/** The columns until the user has chosen some. */
export const usualColumns: Readonly<Record<Tab, readonly string[]>> = {
  ongoing: ['name', 'people', 'status', 'dueDate', 'requestedBy', 'created'],
  completed: ['name', 'people', 'status', 'ended', 'location', 'requestedBy'],
};

/** The columns of a list; those that can be sorted have the name of their order. */
export function useRequestColumns(tab: Tab): Column<SigningRequestItem>[] {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const words = useRequestWords();
  const column = (
    key: keyof typeof en.list.columns,
    cell: Column<SigningRequestItem>['cell'],
    more: Partial<Column<SigningRequestItem>> = {},
  ): Column<SigningRequestItem> => ({ key, header: t(`list.columns.${key}`), cell, ...more });
  const isSortable = true;
  const place = ({ location, locationName }: SigningRequestItem) => locationName ?? (location && t(`list.locations.${location}`));
  const ended = column('ended', ({ endedDate }) => endedDate && format.dayOf(endedDate), { isSortable, width: 7 });
  return [
    column('name', (row) => createElement(NameCell, { row }), { isPrimary: true, isSortable, width: 12, maxWidth: 16.5 }),
    column('people', (row) => createElement(PeopleCell, { row }), { width: 14 }),
    column('status', (row) => createElement(StatusCell, { row }), { isSortable, width: tab === 'completed' ? 11 : 8 }),
    ...(tab === 'completed' ? [ended] : []),
    column('dueDate', (row) => createElement(DueCell, { row }), { isSortable, width: 7 }),
    column('location', place, { width: 7, maxWidth: 11 }),
    column('requestedBy', ({ requestedBy }) => requestedBy?.fullName, { isSortable, width: 8, maxWidth: 10 }),
    column('created', ({ createdDate }) => format.dayOf(createdDate), { isSortable, width: 6.5 }),
    column('method', words.method, { width: 8 }),
  ];
}
