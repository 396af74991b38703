import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { deleteGame, getAllGames } from '../../contract/endpoints.ts';
import type { ListedGame } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

interface DeleteGameProps {
  game: Pick<ListedGame, 'gameId' | 'name'>;
  isOpen: boolean;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before a lottery goes for good. */
export function DeleteGame({ game: { gameId, name }, isOpen, onClose, onDeleted }: DeleteGameProps) {
  const t = useTexts<typeof en>('lottery');
  const { write } = useWrite(deleteGame, { changes: [getAllGames] });
  return (
    <ConfirmAction
      title={t('deleteTitle')}
      isOpen={isOpen}
      onClose={onClose}
      act={() => write({ body: { gameId } })}
      done={t('deleted')}
      {...(onDeleted && { onDone: onDeleted })}
      confirmLabel={t('deleteConfirm')}
      isDestructive
    >
      {t('deleteText', { name })}
    </ConfirmAction>
  );
}
