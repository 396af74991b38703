import { Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { getGame } from '../contract/endpoints.ts';
import { GameForm } from './form/GameForm.tsx';

/** A new lottery, a copy of one, or the changes of one that nothing was drawn in. */
export function GameFormPage() {
  const [{ gameId, clone }] = useQuery();
  const from = gameId ?? clone;
  const read = useCall(getGame, { body: { gameId: from ?? '' } }, { enabled: from !== undefined });
  if (from === undefined) return <GameForm />;
  return (
    <Loaded read={read} skeleton={<Skeleton height={480} radius="lg" />}>
      {({ game }) => <GameForm key={from} from={game} isCopy={gameId === undefined} />}
    </Loaded>
  );
}
