import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import type { Column } from '#ui/table/column.ts';
import type { GdprLogLine, LogSubject } from '../../contract/endpoints-log.ts';
import type { enLog } from '../../texts/en-log.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { ChangesCell, WhatCell } from './LogCells.tsx';

/** The columns until the user has chosen some; the sentence names who and what. */
export const usualColumns = ['at', 'what', 'changes'];

/** The columns of the log; kinds of records are called what the server calls them. */
export function useLogColumns(subjects: readonly { subject: LogSubject; name: string }[]): Column<GdprLogLine>[] {
  const t = useGdprTexts();
  const format = useFormat();
  const column = (
    key: keyof typeof enLog.columns,
    cell: Column<GdprLogLine>['cell'],
    more: Partial<Column<GdprLogLine>> = {},
  ): Column<GdprLogLine> => ({ key, header: t(`log.columns.${key}`), cell, ...more });
  return [
    column('at', ({ at }) => format.moment(at), { isPrimary: true, width: 9 }),
    column('who', ({ actor }) => actor ?? t('log.system'), { width: 9 }),
    column('what', (line) => createElement(WhatCell, { line }), { width: 20, maxWidth: 26 }),
    column('about', ({ thing }) => thing ?? '', { width: 10, maxWidth: 16 }),
    column('changes', (line) => createElement(ChangesCell, { line }), { width: 20, maxWidth: 30 }),
    column('subject', ({ subject }) => subjects.find((one) => one.subject === subject)?.name ?? '', { width: 8 }),
  ];
}
