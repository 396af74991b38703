import { IconCopy, IconDots, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { copyText } from '#kernel/web/copy-text.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { ListedGame } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { playAddress } from '../play-address.ts';
import { DeleteGame } from './DeleteGame.tsx';

interface GameMenuProps {
  game: Pick<ListedGame, 'gameId' | 'name' | 'actions'>;
  /** After it was deleted. */
  onDeleted?: () => void;
}

/** The rarer actions on a lottery. */
export function GameMenu({ game, onDeleted }: GameMenuProps) {
  const t = useTexts<typeof en>('lottery');
  const go = useGo();
  const [isDeleting, setDeleting] = useState(false);
  const { gameId, name, actions } = game;
  const label = t('more', { name });
  const trigger = (menu: MenuTrigger) => <IconButton {...menu} label={label} icon={IconDots} />;
  return (
    <>
      <Menu label={label} trigger={trigger}>
        {actions.includes('update') && (
          <MenuItem icon={IconPencil} onSelect={() => void go('/winkit/new', { gameId })}>
            {t('edit')}
          </MenuItem>
        )}
        <MenuItem icon={IconCopy} onSelect={() => void go('/winkit/new', { clone: gameId })}>
          {t('copy')}
        </MenuItem>
        <MenuItem icon={IconLink} onSelect={() => void copyText(playAddress(gameId), { title: t('linkCopied') })}>
          {t('share')}
        </MenuItem>
        {actions.includes('delete') && (
          <MenuItem icon={IconTrash} isDangerous onSelect={() => setDeleting(true)}>
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
      <DeleteGame game={game} isOpen={isDeleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </>
  );
}
