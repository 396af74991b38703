import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { getGame } from '../contract/endpoints.ts';
import { GameForm } from './form/GameForm.tsx';

/** A new lottery, a copy of one, or the changes of one that nothing was drawn in. */
export function GameFormPage() {
  const [{ gameId, clone }] = useQuery();
  const from = gameId ?? clone;
  const read = useCall(getGame, { body: { gameId: from ?? '' } }, { enabled: from !== undefined });
  if (from === undefined) return <GameForm />;
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={6} />}>
      {({ game }) => <GameForm key={from} from={game} isCopy={gameId === undefined} />}
    </Loaded>
  );
}
