import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import type { Column } from '#ui/table/column.ts';
import type { ErasureRow } from '../../contract/endpoints-erasure.ts';
import type { enErasure } from '../../texts/en-erasure.ts';
import { LocalName } from '../components/LocalName.tsx';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { DueDay } from './DueDay.tsx';

/** The columns of the calendar of erasure. */
export function useErasureColumns(): Column<ErasureRow>[] {
  const t = useGdprTexts();
  const local = useLocalText();
  const format = useFormat();
  const column = (
    key: keyof typeof enErasure.columns,
    cell: Column<ErasureRow>['cell'],
    more: Partial<Column<ErasureRow>> = {},
  ): Column<ErasureRow> => ({ key, header: t(`erasure.columns.${key}`), cell, isSortable: true, ...more });
  const name = ({ treatmentId, treatmentName }: ErasureRow) =>
    createElement(
      LocalName,
      { text: treatmentName },
      createElement(Link, { to: '/gdpr/treatment/view', query: { treatmentId }, title: local(treatmentName) }, local(treatmentName)),
    );
  const due = (row: ErasureRow) => createElement(DueDay, { row });
  const last = ({ lastDone }: ErasureRow) =>
    lastDone
      ? t('erasure.lastWith', {
          last: t('erasure.last', { date: format.date(lastDone.doneOn), by: lastDone.doneBy ?? 'none' }),
          how: lastDone.how,
        })
      : '';
  return [
    column('treatment', name, { isPrimary: true, width: 12, maxWidth: 13 }),
    column('due', due, { width: 9, maxWidth: 10 }),
    column('retention', ({ retention }) => local(retention), { width: 12, maxWidth: 14 }),
    column('last', last, { width: 12, maxWidth: 14 }),
    column('owner', ({ owner }) => owner ?? '', { width: 7, maxWidth: 8 }),
  ];
}
