import { createElement } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { documentState } from '../../contract/kinds.ts';
import type { DocumentSort } from '../../contract/lists.ts';
import type { getDocuments } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { useDocumentWords } from '../document-words.ts';
import { NameCell } from './NameCell.tsx';
import { StateCell } from './StateCell.tsx';

type Listed = Pick<Answer<typeof getDocuments>, 'templates' | 'documentListItems'>;

/** The columns until the user has chosen some. */
export const usualColumns = ['employee', 'position', 'template', 'language', 'state', 'created'];

/** The columns of the list; each has the name of its order, and a template is called as in the reader's language. */
export function useDocumentColumns({ templates = [], documentListItems = [] }: Partial<Listed> = {}): Column<DocumentListItem>[] {
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  const words = useDocumentWords();
  const language = useLanguage();
  const sent = documentListItems.flatMap(({ documentId, state }) => (state === documentState.sent ? documentId : []));
  const names = new Map(templates.map(({ templateId, name }) => [templateId, name[language]]));
  const column = (
    key: DocumentSort,
    cell: Column<DocumentListItem>['cell'],
    more: Partial<Column<DocumentListItem>> = {},
  ): Column<DocumentListItem> => ({ key, header: t(`list.columns.${key}`), cell, isSortable: true, ...more });
  return [
    column('employee', (row) => createElement(NameCell, { row }), { isPrimary: true, width: 12 }),
    column('position', ({ position }) => position, { width: 9 }),
    column('template', ({ templateId, templateName }) => names.get(templateId) ?? templateName, { width: 9 }),
    column('language', words.language, { width: 6 }),
    column('state', (row) => createElement(StateCell, { row, sent }), { width: 10 }),
    column('created', ({ createdOn }) => format.dayOf(createdOn), { width: 7 }),
    column('changed', ({ changedOn }) => format.moment(changedOn), { width: 9 }),
  ];
}
