import { createElement, useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { en } from '../../texts/en.ts';
import { TypeMark } from '../TypeMark.tsx';
import type { WaitingAbsence } from './pending.ts';
import { Left, PersonLink, When } from './WaitingCells.tsx';

/** The columns of a list of pending absences. */
export function useAbsenceColumns(): Column<WaitingAbsence>[] {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const [now] = useState(() => new Date());
  return [
    { key: 'person', header: t('decide.columns.person'), isPrimary: true, width: 11, cell: (row) => createElement(PersonLink, { row }) },
    { key: 'type', header: t('decide.columns.type'), cell: ({ absence }) => createElement(TypeMark, { type: absence.type }) },
    {
      key: 'when',
      header: t('decide.columns.when'),
      width: 13,
      cell: ({ absence }) => createElement(When, { now: absence, after: absence.proposed }),
    },
    {
      key: 'days',
      header: t('decide.columns.days'),
      align: 'end',
      cell: ({ absence }) => format.number((absence.proposed ?? absence).workingDays),
    },
    {
      key: 'left',
      header: t('decide.columns.left'),
      align: 'end',
      cell: ({ perYear }) => createElement(Left, { perYear }),
    },
    { key: 'away', header: t('decide.columns.away'), align: 'end', cell: ({ awayCount }) => format.number(awayCount) },
    { key: 'comment', header: t('decide.columns.comment'), cell: ({ absence }) => (absence.proposed ?? absence).comment ?? '' },
    { key: 'since', header: t('decide.columns.since'), cell: ({ absence }) => format.relative(absence.requestedDate, now) },
  ];
}
