import { createElement, useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { en } from '../../texts/en.ts';
import { commentOf, daysOf, sinceOf, type PendingRequest } from '../../contract/rules/requests.ts';
import { ReceivedRequest, Left, RequestLink, When } from './WaitingCells.tsx';

/** The columns of the pending requests. */
export function useRequestColumns(): Column<PendingRequest>[] {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const [now] = useState(() => new Date());
  return [
    {
      key: 'person',
      header: t('decide.columns.person'),
      isPrimary: true,
      isSortable: true,
      maxWidth: 9.5,
      cell: (request) => createElement(RequestLink, { request }),
    },
    { key: 'ask', header: t('decide.columns.ask'), maxWidth: 9, cell: (request) => createElement(ReceivedRequest, { request }) },
    {
      key: 'when',
      header: t('decide.columns.when'),
      isSortable: true,
      maxWidth: 11,
      cell: (request) => createElement(When, { request }),
    },
    {
      key: 'days',
      header: t('decide.columns.days'),
      align: 'end',
      isSortable: true,
      cell: (request) => format.number(daysOf(request)),
    },
    { key: 'left', header: t('decide.columns.left'), align: 'end', cell: (request) => createElement(Left, { request }) },
    {
      key: 'away',
      header: t('decide.columns.away'),
      align: 'end',
      cell: (request) => request.kind === 'absence' && format.number(request.waiting.awayCount),
    },
    { key: 'comment', header: t('decide.columns.comment'), maxWidth: 6, cell: commentOf },
    { key: 'since', header: t('decide.columns.since'), isSortable: true, cell: (request) => format.relative(sinceOf(request), now) },
  ];
}
