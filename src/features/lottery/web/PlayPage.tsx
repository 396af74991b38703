import { Skeleton } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { connection } from '#kernel/web/connection.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { getGame } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { PlayGame } from './play/PlayGame.tsx';
import { unseenWhen } from './play/unseen-when.ts';

/** A game: its wheel, the winners and the score board, for everybody who works in the company. */
export function PlayPage() {
  const t = useTexts<typeof en>('lottery');
  const [{ gameId = '' }] = useQuery();
  const read = useCall(getGame, { body: { gameId } }, { enabled: gameId !== '' });
  const unseen = gameId === '' ? 'none' : unseenWhen(read.error);
  if (unseen) {
    return (
      <Page title={t('title')}>
        <EmptyState icon={IconTicket} title={t(`play.${unseen}`)} text={t(`play.${unseen}Text`)} />
      </Page>
    );
  }
  return (
    <Loaded read={read} skeleton={<Skeleton height={480} radius="lg" />}>
      {({ game }) => (
        <>
          {game.status === 'drawing' && <ReadAgain gameId={game.gameId} seconds={15} />}
          {connection.liveConnectionId() === undefined && <ReadAgain gameId={game.gameId} seconds={5} />}
          <PlayGame key={game.gameId} game={game} />
        </>
      )}
    </Loaded>
  );
}

/** Reads the game again now and then: nobody is told when a draw ends because its minute has passed, nor of anything without a live connection. */
function ReadAgain({ gameId, seconds }: { gameId: string; seconds: number }) {
  useCall(getGame, { body: { gameId } }, { everySeconds: seconds });
  return null;
}
