import { createElement } from 'react';
import type { RowRules } from '#kernel/web/find-rows.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { ListedGame } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { GameStatusBadge } from '../components/GameStatusBadge.tsx';

/** How the list is searched, filtered and sorted. */
export const gameRules: RowRules<ListedGame> = {
  textOf: ({ name, createdByFullName }) => `${name} ${createdByFullName ?? ''}`,
  filters: { status: ({ status }) => status },
  sorts: {
    created: ({ createdDate }) => createdDate,
    name: ({ name }) => name,
    contestants: ({ numberOfContestants }) => numberOfContestants,
    left: ({ numberOfTicketsLeft }) => numberOfTicketsLeft,
    wins: ({ numberOfWins }) => numberOfWins,
    by: ({ createdByFullName }) => createdByFullName ?? '',
  },
};

export function useGameColumns(): Column<ListedGame>[] {
  const t = useTexts<typeof en>('lottery');
  const format = useFormat();
  const number = { isSortable: true, align: 'end', width: 7 } as const;
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ gameId, name }) => createElement(Link, { to: '/winkit/play', query: { gameId } }, name),
      isPrimary: true,
      isSortable: true,
      width: 16,
    },
    { key: 'status', header: t('columns.status'), cell: ({ status }) => createElement(GameStatusBadge, { status }), width: 9 },
    { key: 'contestants', header: t('columns.contestants'), cell: (game) => format.number(game.numberOfContestants), ...number },
    { key: 'left', header: t('columns.left'), cell: (game) => format.number(game.numberOfTicketsLeft), ...number },
    { key: 'wins', header: t('columns.wins'), cell: (game) => format.number(game.numberOfWins), ...number },
    { key: 'by', header: t('columns.by'), cell: (game) => game.createdByFullName ?? '', isSortable: true },
    { key: 'created', header: t('columns.created'), cell: (game) => format.dayOf(game.createdDate), isSortable: true, width: 8.5 },
  ];
}
