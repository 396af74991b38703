import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import type { Column } from '#ui/table/column.ts';
import type { GdprLogLine, LogSubject } from '../../contract/endpoints-log.ts';
import type { enLog } from '../../texts/en-log.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { ChangesCell } from './ChangesCell.tsx';

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
    column('what', ({ sentence }) => sentence, { width: 20, maxWidth: 28 }),
    column('about', ({ thing }) => thing ?? '', { width: 10, maxWidth: 16 }),
    column('changes', (line) => createElement(ChangesCell, { line }), { width: 20, maxWidth: 34 }),
    column('subject', ({ subject }) => subjects.find((one) => one.subject === subject)?.name ?? '', { width: 8 }),
  ];
}
