import { Button } from '@mantine/core';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useGo } from '#kernel/web/address.ts';
import { countValues, useFoundRows } from '#kernel/web/find-rows.ts';
import { Link } from '#kernel/web/Link.tsx';
import { ListView } from '#kernel/web/ListView.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { getAllGames } from '../contract/endpoints.ts';
import type { ListedGame } from '../contract/entities.ts';
import { gameStatuses } from '../contract/rules/game-status.ts';
import type { en } from '../texts/en.ts';
import { GameMenu } from './components/GameMenu.tsx';
import { gameRules, useGameColumns } from './list/game-columns.ts';

const menuOf = (game: ListedGame) => <GameMenu game={game} />;

/** The lotteries that the user manages. */
export function GamesPage() {
  const t = useTexts<typeof en>('lottery');
  const go = useGo();
  const list = useList({ filterKeys: ['status'], sortBy: 'created', sortDirection: 'desc' });
  const read = useCall(getAllGames, {});
  const games = read.answer?.games;
  const { rows, total } = useFoundRows(games, list, gameRules);
  const columns = useGameColumns();
  const counts = countValues(games ?? [], ({ status }) => status);
  const statuses = gameStatuses.map((value) => ({ value, label: t(`status.${value}`), count: counts.get(value) ?? 0 }));
  const add = (
    <Button component={Link} to="/winkit/new" leftSection={<IconPlus aria-hidden />}>
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} description={t('lead')} actions={games?.length ? add : null}>
      <ListView
        name="lotteries"
        list={list}
        read={read}
        rows={rows}
        total={total}
        label={t('title')}
        search={t('search')}
        filters={[{ key: 'status', label: t('columns.status'), values: statuses }]}
        columns={columns}
        rowKey={({ gameId }) => gameId}
        actions={menuOf}
        onOpen={({ gameId }) => void go('/winkit/play', { gameId })}
        empty={<EmptyState icon={IconTicket} title={t('empty')} text={t('emptyText')} action={add} />}
      />
    </Page>
  );
}
